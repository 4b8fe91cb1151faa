-- app.break_reminders is called only for work that is long enough for one of the company's rules.
create or replace function app.remind_of_breaks(as_of timestamptz) returns integer
language sql security definer set search_path = ''
as $$
  with reminding as materialized (
    select s.company_id, s.remind_break_before as minutes, c.created_at, (
      select min((m ->> 'after_minutes')::integer) - s.remind_break_before
      from (
        select r.rule from public.company_rules r where r.company_id = s.company_id and r.kind = 'breaks'
        union all
        select t.breaks from public.pay_terms t where t.company_id = s.company_id and t.breaks is not null
      ) b
      cross join lateral jsonb_array_elements(b.rule -> 'meals') m
    ) as soonest
    from public.company_settings s
    join app.active_companies() c on c.id = s.company_id
    where s.remind_break_before is not null
  ), working as materialized (
    select e, k.minutes, k.created_at
    from reminding k
    join public.time_entries e on e.company_id = k.company_id and e.state = 'open'
      and e.started_at > as_of - interval '24 hours'
    where k.soonest is not null
      and exists (select from app.members_at(e.company_id, as_of) m where m.person_id = e.person_id)
      and not exists (
        select from public.time_breaks b
        where b.company_id = e.company_id and b.entry_id = e.id and b.ended_at is null
      )
      and (
        e.started_at <= as_of - make_interval(mins => k.soonest) or exists (
          select from public.time_entries o
          where o.company_id = e.company_id and o.person_id = e.person_id and o.state <> 'void'
            and o.started_at < e.started_at and o.started_at > e.started_at - interval '2 days'
            and o.ended_at > e.started_at - interval '4 hours'
        )
      )
  ), due as materialized (
    select (w.e).company_id, (w.e).person_id, r.about, r.due_at, punch.received_at, w.minutes,
      row_number() over (order by (w.e).company_id, (w.e).person_id, r.due_at) as place
    from working w
    join public.punches punch on punch.company_id = (w.e).company_id and punch.id = (w.e).id
    cross join lateral (
      select app.breaks_for((w.e).company_id, (w.e).person_id, (w.e).started_at) as rule
    ) b
    cross join lateral app.break_reminders(w.e, w.minutes, b.rule) r
    where b.rule -> 'meals' <> '[]' and r.due_at <= as_of and w.created_at <= r.due_at
      and not exists (
        select from public.reminder_log l
        where l.company_id = (w.e).company_id and l.person_id = (w.e).person_id
          and l.kind = 'break_due' and l.about = r.about and l.due_at = r.due_at
      )
  ), outcomes as materialized (
    select o.place, o.outcome
    from (
      select array_agg(d.person_id order by d.place) as people, array_agg(d.due_at order by d.place) as due_at,
        array_agg(d.received_at order by d.place) as punched_at
      from due d
    ) a
    cross join lateral app.clock_reminder_outcomes('break_due', a.people, a.due_at, null, a.punched_at, as_of) o
  ), logged as (
    insert into public.reminder_log (company_id, person_id, kind, about, due_at, decided_at, outcome)
    select d.company_id, d.person_id, 'break_due', d.about, d.due_at, as_of, o.outcome
    from due d join outcomes o using (place)
    order by d.place
    on conflict on constraint reminder_log_once do nothing
    returning id, company_id, person_id, about, due_at, outcome
  ), messages as (
    select array_agg(l.person_id) as people, array_agg(l.id::text) as keys, array_agg(jsonb_build_object(
      'by_local', to_char(
        (l.due_at + make_interval(mins => d.minutes)) at time zone app.person_zone(l.company_id, l.person_id),
        'YYYY-MM-DD"T"HH24:MI'
      )
    )) as payloads
    from logged l join due d on d.person_id = l.person_id and d.about = l.about and d.due_at = l.due_at
    where l.outcome = 'sent'
  )
  select count(s.id)::integer
  from messages m cross join lateral app.send_notifications('break_due', m.people, m.keys, m.payloads) s
$$;

comment on function app.remind_of_breaks(timestamptz) is
  'Reminds people on the clock some minutes before a meal break must begin by the rule on breaks that holds for them. '
  'Answers how many were sent.';
