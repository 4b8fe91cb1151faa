create or replace function app.remind_of_breaks(as_of timestamptz) returns integer
language sql security definer set search_path = ''
as $$
  with due as (
    select e.company_id, e.person_id, r.about, r.due_at, punch.received_at,
      s.remind_break_before as minutes
    from public.company_settings s
    join public.companies c on c.id = s.company_id
    join public.time_entries e on e.company_id = s.company_id and e.state = 'open'
      and e.started_at > as_of - interval '24 hours'
    join public.punches punch on punch.company_id = e.company_id and punch.id = e.id
    cross join lateral (select app.breaks_for(e.company_id, e.person_id, e.started_at) as rule) b
    cross join lateral app.break_reminders(e, s.remind_break_before, b.rule) r
    where s.remind_break_before is not null and b.rule -> 'meals' <> '[]'
      and r.due_at <= as_of and c.created_at <= r.due_at
  ), decided as (
    select d.*,
      app.clock_reminder_outcome(
        d.company_id, d.person_id, 'break_due', d.due_at, null, d.received_at, as_of
      ) as outcome
    from due d
    where app.role_at(d.company_id, d.person_id, as_of) is not null
      and not exists (
        select from public.reminder_log l
        where l.company_id = d.company_id and l.person_id = d.person_id
          and l.kind = 'break_due' and l.about = d.about and l.due_at = d.due_at
      )
  ), logged as (
    insert into public.reminder_log (company_id, person_id, kind, about, due_at, decided_at, outcome)
    select d.company_id, d.person_id, 'break_due', d.about, d.due_at, as_of, d.outcome
    from decided d order by d.company_id, d.person_id, d.due_at
    on conflict on constraint reminder_log_once do nothing
    returning id, company_id, person_id, about, due_at, outcome
  ), messages as (
    select array_agg(l.person_id) as people, array_agg(l.id::text) as keys, array_agg(jsonb_build_object(
      'by_local', to_char(
        (l.due_at + make_interval(mins => d.minutes)) at time zone app.person_zone(l.company_id, l.person_id),
        'YYYY-MM-DD"T"HH24:MI'
      )
    )) as payloads
    from logged l join decided d on d.person_id = l.person_id and d.about = l.about and d.due_at = l.due_at
    where l.outcome = 'sent'
  )
  select count(s.id)::integer
  from messages m cross join lateral app.send_notifications('break_due', m.people, m.keys, m.payloads) s
$$;

comment on function app.remind_of_breaks(timestamptz) is
  'Reminds people on the clock some minutes before a meal break must begin by the rule on breaks that holds for them. '
  'Answers how many were sent.';
