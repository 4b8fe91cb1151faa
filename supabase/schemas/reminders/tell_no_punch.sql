create or replace function app.tell_no_punch(as_of timestamptz) returns integer
language sql security definer set search_path = ''
as $$
  with begun as (
    select p, c.created_at, s.remind_supervisor_after as minutes, seen.at as seen_at,
      p.starts_at + make_interval(mins => case
        when seen.at is null then greatest(s.remind_supervisor_after, 30) else s.remind_supervisor_after
      end) as due_at
    from public.company_settings s
    join public.companies c on c.id = s.company_id
    join public.published_shifts p on p.company_id = s.company_id
      and p.starts_at > as_of - interval '6 hours'
      and p.starts_at <= as_of - make_interval(mins => s.remind_supervisor_after)
    cross join lateral (
      select greatest(
        (
          select max(r.last_contact_at) from public.device_reports r
          where r.company_id = p.company_id and r.person_id = p.person_id
        ),
        (
          select max(u.received_at) from public.punches u
          where u.company_id = p.company_id and u.person_id = p.person_id
        )
      ) as at
    ) seen
    where s.remind_supervisor_after is not null and p.person_id is not null and p.canceled_at is null
  ), missing as (
    select b.*, lead.person_id as lead_id
    from begun b
    join lateral (
      select distinct l.person_id
      from public.crew_members m
      join public.crew_members l on l.company_id = m.company_id and l.crew_id = m.crew_id and l.is_lead
      where m.company_id = (b.p).company_id and m.person_id = (b.p).person_id and l.person_id <> m.person_id
        and m.valid_from <= as_of and (m.valid_to is null or m.valid_to > as_of)
        and l.valid_from <= as_of and (l.valid_to is null or l.valid_to > as_of)
        and app.role_at(l.company_id, l.person_id, as_of) in ('supervisor', 'admin')
    ) lead on true
    where b.due_at <= as_of and b.due_at >= as_of - interval '30 minutes'
      and (b.p).ends_at > as_of and (b.p).published_at <= b.due_at
      and b.created_at <= b.due_at
      and app.role_at((b.p).company_id, (b.p).person_id, as_of) is not null
      and not app.has_punched_for(b.p, as_of) and not app.is_off_for(b.p, as_of)
      and not exists (
        select from public.reminder_log l
        where l.company_id = (b.p).company_id and l.person_id = lead.person_id
          and l.kind = 'no_punch' and l.about = (b.p).id and l.due_at >= (b.p).starts_at
      )
  ), logged as (
    insert into public.reminder_log (company_id, person_id, kind, about, due_at, decided_at, outcome)
    select (m.p).company_id, m.lead_id, 'no_punch', (m.p).id, m.due_at, as_of,
      case
        when app.is_on_leave((m.p).company_id, m.lead_id, as_of) then 'time_off'
        when app.is_quiet_for((m.p).company_id, m.lead_id, as_of) then 'quiet_hours'
        else app.reach_of(m.lead_id, 'no_punch')
      end
    from missing m order by (m.p).company_id, m.lead_id, (m.p).id
    on conflict on constraint reminder_log_once do nothing
    returning id, person_id, about, outcome
  ), messages as (
    select l.person_id, min(l.id::text) as dedupe_key, count(*) as people, (array_agg(jsonb_build_object(
      'name', (
        select trim(w.first_name || ' ' || w.last_name) from public.profiles w
        where w.company_id = (m.p).company_id and w.person_id = (m.p).person_id
      ),
      'starts_local', to_char((m.p).starts_local, 'YYYY-MM-DD"T"HH24:MI'),
      'seen_local', to_char(m.seen_at at time zone (m.p).zone, 'YYYY-MM-DD"T"HH24:MI')
    ) order by (m.p).starts_at, l.id))[:20] as missing
    from logged l join missing m on (m.p).id = l.about and m.lead_id = l.person_id
    where l.outcome = 'sent'
    group by l.person_id
  )
  select count(s.id)::integer
  from (
    select array_agg(g.person_id) as people, array_agg(g.dedupe_key) as keys,
      array_agg(jsonb_build_object('people', to_jsonb(g.missing), 'count', g.people)) as payloads
    from messages g
  ) m
  cross join lateral app.send_notifications('no_punch', m.people, m.keys, m.payloads) s
$$;

comment on function app.tell_no_punch(timestamptz) is
  'Tells the leads of a person''s crews that no punch of a begun shift has been received, and when the phone was last '
  'seen; half an hour after the start at the earliest where nothing was ever received. One message for all people at '
  'once. Never says that someone is absent. Answers how many were sent.';
