create or replace function app.tell_overdue_hazards() returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  told integer;
begin
  with overdue as (
    select h, app.company_today(h.company_id) - h.due_on as days_over
    from public.hazards h
    where h.state not in ('resolved', 'verified') and h.merged_into_id is null
      and h.due_on < app.company_today(h.company_id)
  ), recipients as (
    select o.h, l.person_id from overdue o
    cross join lateral app.hazard_leads((o.h).company_id, (o.h).project_id) l
    where l.role = 'supervisor' or o.days_over > 1
    union
    select o.h, (o.h).assignee_person_id from overdue o where (o.h).assignee_person_id is not null
  )
  select count(s.id) into told
  from (
    select array_agg(r.person_id) as people, array_agg((r.h).id || ' ' || (r.h).due_on) as keys,
      array_agg(app.hazard_notice(r.h)) as payloads
    from recipients r
  ) m
  cross join lateral app.send_notifications('hazard_overdue', m.people, m.keys, m.payloads) s;
  return told;
end
$$;

comment on function app.tell_overdue_hazards() is
  'Tells the assignee and the supervisors on the day after a hazard was due, and the admins a day later; each once '
  'for a due date, however often it runs. Answers how many messages are new.';
