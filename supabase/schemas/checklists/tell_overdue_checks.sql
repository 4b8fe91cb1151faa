create or replace function app.tell_overdue_checks() returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  told integer;
begin
  with due as (
    select c.id as company_id, d.project_id, d.equipment_id, 1 as checks, 0 as services
    from public.companies c cross join lateral app.due_checks(c.id) d
    union all
    select c.id, s.project_id, s.id, 0, 1
    from public.companies c cross join lateral app.overdue_services(c.id) s
  ), recipients as (
    -- Notifies the people in charge of the project, or if there are none, the admins, who also handle services.
    select d.*, l.person_id
    from due d cross join lateral app.hazard_leads(d.company_id, d.project_id) l
    where case when l.role = 'supervisor' then d.project_id is not null
      else d.services > 0 or not exists (
        select from app.hazard_leads(d.company_id, d.project_id) o where o.role = 'supervisor'
      ) end
  ), digests as (
    select r.company_id, r.person_id, sum(r.checks) as checks, sum(r.services) as services
    from recipients r group by 1, 2
  )
  select count(s.id) into told
  from (
    select array_agg(d.person_id) as people, array_agg(app.company_today(d.company_id)::text) as keys,
      array_agg(jsonb_build_object('checks', d.checks, 'services', d.services)) as payloads
    from digests d
    where not exists (
      select from app.notifications n
      where n.company_id = d.company_id and n.person_id = d.person_id and n.kind = 'checks_overdue'
        and d.checks = 0 and n.created_at > now() - interval '7 days'
    )
  ) m
  cross join lateral app.send_notifications('checks_overdue', m.people, m.keys, m.payloads) s;
  return told;
end
$$;

comment on function app.tell_overdue_checks() is
  'Reminds those in charge once a day of checklists that are due and of equipment whose service is overdue; of '
  'services alone once a week. Answers how many messages are new.';
