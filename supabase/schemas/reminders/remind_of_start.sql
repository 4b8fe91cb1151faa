create or replace function app.remind_of_start(as_of timestamptz) returns integer
language sql security definer set search_path = ''
as $$
  with due as (
    select p, c.created_at, p.starts_at + make_interval(mins => s.remind_employee_after) as due_at
    from public.company_settings s
    join public.companies c on c.id = s.company_id
    join public.published_shifts p on p.company_id = s.company_id
      and p.starts_at > as_of - interval '6 hours'
      and p.starts_at <= as_of - make_interval(mins => s.remind_employee_after)
    where s.remind_employee_after is not null and p.person_id is not null and p.canceled_at is null
  ), decided as (
    select (d.p).company_id, (d.p).person_id, (d.p).id, d.due_at, d.p,
      case
        when app.has_punched_for(d.p, as_of) then 'punched'
        when app.is_off_for(d.p, as_of) then 'time_off'
        when app.is_quiet_for((d.p).company_id, (d.p).person_id, d.due_at)
          or app.is_quiet_for((d.p).company_id, (d.p).person_id, as_of) then 'quiet_hours'
        when app.is_on_device(
          (d.p).company_id, (d.p).person_id, 'clock_in_missed', d.due_at, (d.p).published_at
        ) then 'on_device'
        when d.due_at < as_of - interval '30 minutes' or (d.p).ends_at <= as_of then 'too_late'
        else app.reach_of((d.p).person_id, 'clock_in_missed')
      end as outcome
    from due d
    -- Whoever was told of a shift only after it had begun is not late for it.
    where (d.p).published_at <= d.due_at and d.created_at <= d.due_at
      and app.role_at((d.p).company_id, (d.p).person_id, as_of) is not null
      and not exists (
        select from public.reminder_log l
        where l.company_id = (d.p).company_id and l.person_id = (d.p).person_id
          and l.kind = 'clock_in_missed' and l.about = (d.p).id and l.due_at = d.due_at
      )
  ), logged as (
    insert into public.reminder_log (company_id, person_id, kind, about, due_at, decided_at, outcome)
    select c.company_id, c.person_id, 'clock_in_missed', c.id, c.due_at, as_of, c.outcome
    from decided c order by c.company_id, c.person_id, c.id
    on conflict on constraint reminder_log_once do nothing
    returning id, person_id, about, outcome
  ), messages as (
    select array_agg(l.person_id) as people, array_agg(l.id::text) as keys, array_agg(jsonb_build_object(
      'starts_local', to_char((c.p).starts_local, 'YYYY-MM-DD"T"HH24:MI')
    )) as payloads
    from logged l join decided c on c.id = l.about
    where l.outcome = 'sent'
  )
  select count(s.id)::integer
  from messages m cross join lateral app.send_notifications('clock_in_missed', m.people, m.keys, m.payloads) s
$$;

comment on function app.remind_of_start(timestamptz) is
  'Reminds people whose published shift began some minutes ago, as their company wants it, and of whom the server has '
  'no punch. Each due reminder is decided once and logged. Answers how many were sent.';
