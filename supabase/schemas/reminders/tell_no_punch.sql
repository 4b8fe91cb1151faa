create or replace function app.tell_no_punch(as_of timestamptz) returns integer
language sql security definer set search_path = ''
as $$
  with begun as materialized (
    select p.company_id, p.person_id, p.id, p.starts_at, p.starts_local, p.zone, p.published_at, c.created_at,
      s.remind_supervisor_after as minutes
    from public.company_settings s
    join app.active_companies() c on c.id = s.company_id
    join public.published_shifts p on p.company_id = s.company_id
      -- Due after the configured minutes and for half an hour, starting at most half an hour late if nothing was
      -- received.
      and p.starts_at >= as_of - make_interval(mins => greatest(s.remind_supervisor_after, 30) + 30)
      and p.starts_at <= as_of - make_interval(mins => s.remind_supervisor_after)
    where s.remind_supervisor_after is not null and p.person_id is not null and p.canceled_at is null
      and p.ends_at > as_of
      and exists (select from app.members_at(p.company_id, as_of) m where m.person_id = p.person_id)
      and not exists (select from app.punches_for(p.company_id, p.person_id, p.starts_at, p.ends_at, as_of))
      and not exists (
        select from app.time_off_within(p.company_id, p.person_id, p.starts_at, greatest(as_of, p.starts_at))
      )
  ), led as materialized (
    select distinct b.id, l.person_id as lead_id
    from begun b
    join public.crew_members m on m.company_id = b.company_id and m.person_id = b.person_id
      and m.valid_from <= as_of and (m.valid_to is null or m.valid_to > as_of)
    join public.crew_members l on l.company_id = m.company_id and l.crew_id = m.crew_id and l.is_lead
      and l.person_id <> m.person_id and l.valid_from <= as_of and (l.valid_to is null or l.valid_to > as_of)
    where exists (
      select from app.members_at(l.company_id, as_of) r
      where r.person_id = l.person_id and r.role in ('supervisor', 'admin')
    ) and not exists (
      select from public.reminder_log g
      where g.company_id = b.company_id and g.person_id = l.person_id
        and g.kind = 'no_punch' and g.about = b.id and g.due_at >= b.starts_at
    )
  ), missing as materialized (
    select b.*, seen.at as seen_at, d.due_at
    from begun b
    cross join lateral (
      select greatest(
        (
          select max(r.last_contact_at) from public.device_reports r
          where r.company_id = b.company_id and r.person_id = b.person_id
        ),
        (
          select max(u.received_at) from public.punches u
          where u.company_id = b.company_id and u.person_id = b.person_id
        )
      ) as at
    ) seen
    cross join lateral (
      select b.starts_at + make_interval(mins => case
        when seen.at is null then greatest(b.minutes, 30) else b.minutes
      end) as due_at
    ) d
    where b.id in (select id from led) and d.due_at <= as_of and d.due_at >= as_of - interval '30 minutes'
      and b.published_at <= d.due_at and b.created_at <= d.due_at
  ), leads as materialized (
    select l.company_id, l.lead_id, case
      when exists (select from app.time_off_within(l.company_id, l.lead_id, as_of, as_of)) then 'time_off'
      when (
        select app.is_quiet(q.quiet_from, q.quiet_to, q.zone, as_of) from app.quiet_hours_of(l.company_id, l.lead_id) q
      ) then 'quiet_hours'
      else app.reach_of(l.lead_id, 'no_punch')
    end as outcome
    from (select distinct m.company_id, l.lead_id from missing m join led l using (id)) l
  ), logged as (
    insert into public.reminder_log (company_id, person_id, kind, about, due_at, decided_at, outcome)
    select m.company_id, l.lead_id, 'no_punch', m.id, m.due_at, as_of, l.outcome
    from missing m
    join led using (id)
    join leads l on l.company_id = m.company_id and l.lead_id = led.lead_id
    order by m.company_id, l.lead_id, m.id
    on conflict on constraint reminder_log_once do nothing
    returning id, person_id, about, outcome
  ), told as (
    select l.person_id, min(l.id::text) as dedupe_key, jsonb_build_object('people', (array_agg(jsonb_build_object(
      'name', trim(w.first_name || ' ' || w.last_name),
      'starts_local', to_char(m.starts_local, 'YYYY-MM-DD"T"HH24:MI'),
      'seen_local', to_char(m.seen_at at time zone m.zone, 'YYYY-MM-DD"T"HH24:MI')
    ) order by m.starts_at, l.id))[:20], 'count', count(*)) as payload
    from logged l
    join missing m on m.id = l.about
    join public.profiles w on w.company_id = m.company_id and w.person_id = m.person_id
    where l.outcome = 'sent'
    group by l.person_id
  ), messages as (
    select array_agg(t.person_id) as people, array_agg(t.dedupe_key) as keys, array_agg(t.payload) as payloads
    from told t
  )
  select count(s.id)::integer
  from messages m cross join lateral app.send_notifications('no_punch', m.people, m.keys, m.payloads) s
$$;

comment on function app.tell_no_punch(timestamptz) is
  'Tells the leads of a person''s crews that no punch of a begun shift has been received, and when the phone was last '
  'seen; half an hour after the start at the earliest where nothing was ever received. One message for all people at '
  'once. Never says that someone is absent. Answers how many were sent.';
