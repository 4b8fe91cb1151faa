create or replace function app.remind_of_start(as_of timestamptz) returns integer
language sql security definer set search_path = ''
as $$
  with due as materialized (
    select p.company_id, p.person_id, p.id, p.starts_at, p.ends_at, p.starts_local, p.published_at, d.due_at,
      row_number() over (order by p.company_id, p.person_id, p.id) as place
    from public.company_settings s
    join app.active_companies() c on c.id = s.company_id
    join public.published_shifts p on p.company_id = s.company_id
      and p.starts_at > as_of - interval '6 hours'
      and p.starts_at <= as_of - make_interval(mins => s.remind_employee_after)
    cross join lateral (select p.starts_at + make_interval(mins => s.remind_employee_after) as due_at) d
    where s.remind_employee_after is not null and p.person_id is not null and p.canceled_at is null
      -- Someone who learned of a shift only after it had begun isn't late for it.
      and p.published_at <= d.due_at and c.created_at <= d.due_at
      and exists (select from app.members_at(p.company_id, as_of) m where m.person_id = p.person_id)
      and not exists (
        select from public.reminder_log l
        where l.company_id = p.company_id and l.person_id = p.person_id
          and l.kind = 'clock_in_missed' and l.about = p.id and l.due_at = d.due_at
      )
  ), outcomes as materialized (
    select o.place, o.outcome
    from (
      select array_agg(d.person_id order by d.place) as people, array_agg(d.due_at order by d.place) as due_at,
        array_agg(d.published_at order by d.place) as planned_at
      from due d
    ) a
    cross join lateral app.clock_reminder_outcomes('clock_in_missed', a.people, a.due_at, a.planned_at, null, as_of) o
  ), logged as (
    insert into public.reminder_log (company_id, person_id, kind, about, due_at, decided_at, outcome)
    select d.company_id, d.person_id, 'clock_in_missed', d.id, d.due_at, as_of, case
      when exists (select from app.punches_for(d.company_id, d.person_id, d.starts_at, d.ends_at, as_of))
        then 'punched'
      when exists (
        select from app.time_off_within(d.company_id, d.person_id, d.starts_at, greatest(as_of, d.starts_at))
      ) then 'time_off'
      when d.ends_at <= as_of and o.outcome not in ('time_off', 'quiet_hours', 'on_device') then 'too_late'
      else o.outcome
    end
    from due d join outcomes o using (place)
    order by d.place
    on conflict on constraint reminder_log_once do nothing
    returning id, person_id, about, outcome
  ), messages as (
    select array_agg(l.person_id) as people, array_agg(l.id::text) as keys, array_agg(jsonb_build_object(
      'starts_local', to_char(d.starts_local, 'YYYY-MM-DD"T"HH24:MI')
    )) as payloads
    from logged l join due d on d.id = l.about
    where l.outcome = 'sent'
  )
  select count(s.id)::integer
  from messages m cross join lateral app.send_notifications('clock_in_missed', m.people, m.keys, m.payloads) s
$$;

comment on function app.remind_of_start(timestamptz) is
  'Reminds people whose published shift began some minutes ago, as their company wants it, and of whom the server has '
  'no punch. Each due reminder is decided once and logged. Answers how many were sent.';
