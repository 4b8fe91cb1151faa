create or replace function app.tell_overdue_actions() returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  told integer;
begin
  with overdue as (
    select a, h, app.company_today(a.company_id) - a.due_on as days_over
    from public.corrective_actions a
    join public.hazards h on h.company_id = a.company_id and h.id = a.hazard_id
    where a.state = 'open' and h.state <> 'verified' and h.merged_into_id is null
      and a.due_on < app.company_today(a.company_id)
  ), recipients as (
    select o.a, o.h, l.person_id from overdue o
    cross join lateral app.hazard_leads((o.h).company_id, (o.h).project_id) l
    where l.role = 'supervisor' or o.days_over > 1
    union
    select o.a, o.h, (o.a).assignee_person_id from overdue o
  )
  select count(s.id) into told
  from (
    select array_agg(r.person_id) as people, array_agg((r.a).id || ' ' || (r.a).due_on) as keys,
      array_agg(
        app.hazard_notice(r.h) || jsonb_build_object('action', left((r.a).what, 300), 'due_on', (r.a).due_on)
      ) as payloads
    from recipients r
  ) m
  cross join lateral app.send_notifications('action_overdue', m.people, m.keys, m.payloads) s;
  return told;
end
$$;

comment on function app.tell_overdue_actions() is
  'Tells the assignee and the supervisors on the day after a corrective action was due, and the admins a day later; '
  'each once for a due date, however often it runs. Answers how many messages are new.';
