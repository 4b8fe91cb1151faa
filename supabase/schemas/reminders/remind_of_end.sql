create or replace function app.remind_of_end(as_of timestamptz) returns integer
language sql security definer set search_path = ''
as $$
  with due as materialized (
    select e.company_id, e.id, e.person_id, s.still_in_after_hours as hours, shift.ends_local, shift.published_at,
      punch.received_at, d.due_at, row_number() over (order by e.company_id, e.person_id, e.id) as place
    from public.company_settings s
    join app.active_companies() c on c.id = s.company_id
    join public.time_entries e on e.company_id = s.company_id and e.state = 'open'
    join public.punches punch on punch.company_id = e.company_id and punch.id = e.id
    left join lateral (
      select p.ends_at, p.ends_local, p.published_at from public.published_shifts p
      where p.company_id = e.company_id and p.person_id = e.person_id and p.canceled_at is null
        and p.starts_at > e.started_at - interval '2 days' and p.starts_at < as_of
        and p.ends_at > e.started_at and p.starts_at < e.started_at + app.long_shift()
      order by p.ends_at desc limit 1
    ) shift on true
    cross join lateral (
      select case
        when shift.ends_at is not null then shift.ends_at + make_interval(mins => s.remind_end_after)
        else e.started_at + make_interval(hours => s.still_in_after_hours)
      end as due_at
    ) d
    where (s.still_in_after_hours is not null or s.remind_end_after is not null)
      and d.due_at <= as_of and c.created_at <= d.due_at
      and exists (select from app.members_at(e.company_id, as_of) m where m.person_id = e.person_id)
      and not exists (
        select from public.reminder_log l
        where l.company_id = e.company_id and l.person_id = e.person_id
          and l.kind = 'clock_out_missed' and l.about = e.id and l.due_at = d.due_at
      )
  ), outcomes as materialized (
    select o.place, o.outcome
    from (
      select array_agg(d.person_id order by d.place) as people, array_agg(d.due_at order by d.place) as due_at,
        array_agg(d.published_at order by d.place) as planned_at,
        array_agg(d.received_at order by d.place) as punched_at
      from due d
    ) a
    cross join lateral app.clock_reminder_outcomes(
      'clock_out_missed', a.people, a.due_at, a.planned_at, a.punched_at, as_of
    ) o
  ), logged as (
    insert into public.reminder_log (company_id, person_id, kind, about, due_at, decided_at, outcome)
    select d.company_id, d.person_id, 'clock_out_missed', d.id, d.due_at, as_of, o.outcome
    from due d join outcomes o using (place)
    order by d.place
    on conflict on constraint reminder_log_once do nothing
    returning id, person_id, about, outcome
  ), messages as (
    select array_agg(l.person_id) as people, array_agg(l.id::text) as keys, array_agg(jsonb_build_object(
      'ends_local', to_char(d.ends_local, 'YYYY-MM-DD"T"HH24:MI'), 'hours', d.hours
    )) as payloads
    from logged l join due d on d.id = l.about
    where l.outcome = 'sent'
  )
  select count(s.id)::integer
  from messages m cross join lateral app.send_notifications('clock_out_missed', m.people, m.keys, m.payloads) s
$$;

comment on function app.remind_of_end(timestamptz) is
  'Asks people who are still on the clock some minutes after the shift they work on ended, or without a shift after '
  'some hours, both as their company wants it. Answers how many were sent.';
