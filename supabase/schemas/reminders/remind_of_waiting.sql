create or replace function app.remind_of_waiting(as_of timestamptz) returns integer
language sql security definer set search_path = ''
as $$
  with due as (
    select w.* from app.waiting_reminders(as_of) w
    join public.companies c on c.id = w.company_id and c.created_at <= w.due_at
    where app.role_at(w.company_id, w.person_id, as_of) is not null
      and not exists (
        select from public.reminder_log l
        where l.company_id = w.company_id and l.person_id = w.person_id and l.kind = w.kind and l.about = w.about
          and l.due_at = w.due_at
      )
      -- What still waits after the quiet hours or the time off is told then.
      and not app.is_quiet_for(w.company_id, w.person_id, as_of)
      and not app.is_on_leave(w.company_id, w.person_id, as_of)
  ), logged as (
    insert into public.reminder_log (company_id, person_id, kind, about, due_at, decided_at, outcome)
    select d.company_id, d.person_id, d.kind, d.about, d.due_at, as_of, app.reach_of(d.person_id, d.kind)
    from due d order by d.company_id, d.person_id, d.kind, d.about, d.due_at
    on conflict on constraint reminder_log_once do nothing
    returning id, person_id, kind, about, due_at, outcome
  ), messages as (
    select l.kind, array_agg(l.person_id) as people, array_agg(l.id::text) as keys, array_agg(d.payload) as payloads
    from logged l
    join due d on d.person_id = l.person_id and d.kind = l.kind and d.about = l.about and d.due_at = l.due_at
    where l.outcome = 'sent'
    group by l.kind
  )
  select count(s.id)::integer
  from messages m cross join lateral app.send_notifications(m.kind, m.people, m.keys, m.payloads) s
$$;

comment on function app.remind_of_waiting(timestamptz) is
  'Tells people once of what waits for them, after their quiet hours and time off and only while it still waits. '
  'Answers how many were sent.';
