create or replace function app.remind_of_waiting(as_of timestamptz) returns integer
language sql security definer set search_path = ''
as $$
  with untold as materialized (
    select w.* from app.waiting_reminders(as_of) w
    join app.active_companies() c on c.id = w.company_id and c.created_at <= w.due_at
    where exists (select from app.members_at(w.company_id, as_of) m where m.person_id = w.person_id)
      and not exists (
        select from public.reminder_log l
        where l.company_id = w.company_id and l.person_id = w.person_id and l.kind = w.kind and l.about = w.about
          and l.due_at = w.due_at
      )
  ), due as materialized (
    select u.* from untold u
    left join app.quiet_hours_of_people(array(select person_id from untold)) q on q.person_id = u.person_id
    -- If something still waits after the person's quiet hours or time off, they are reminded then.
    where not app.is_quiet(q.quiet_from, q.quiet_to, q.zone, as_of)
      and not exists (select from app.time_off_within(u.company_id, u.person_id, as_of, as_of))
  ), reached as materialized (
    select k.kind, r.person_id, r.outcome
    from (select d.kind, array_agg(d.person_id) as people from due d group by d.kind) k
    cross join lateral app.reaches_of(k.people, k.kind) r
  ), logged as (
    insert into public.reminder_log (company_id, person_id, kind, about, due_at, decided_at, outcome)
    select d.company_id, d.person_id, d.kind, d.about, d.due_at, as_of, r.outcome
    from due d join reached r on r.kind = d.kind and r.person_id = d.person_id
    order by d.company_id, d.person_id, d.kind, d.about, d.due_at
    on conflict on constraint reminder_log_once do nothing
    returning id, person_id, kind, about, due_at, outcome
  ), messages as (
    select l.kind, array_agg(l.person_id) as people, array_agg(l.id::text) as keys, array_agg(d.payload) as payloads
    from logged l
    join due d on d.person_id = l.person_id and d.kind = l.kind and d.about = l.about and d.due_at = l.due_at
    -- People without email or push find it in the app.
    where l.outcome in ('sent', 'no_address')
    group by l.kind
  )
  select count(s.id)::integer
  from messages m cross join lateral app.send_notifications(m.kind, m.people, m.keys, m.payloads) s
$$;

comment on function app.remind_of_waiting(timestamptz) is
  'Tells people once of what waits for them, after their quiet hours and time off and only while it still waits. '
  'Answers how many were sent.';
