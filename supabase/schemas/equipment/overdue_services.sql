create or replace function app.overdue_services(company uuid) returns setof public.equipment
language sql stable set search_path = ''
as $$
  select e.* from public.equipment e
  where e.company_id = company and not e.is_retired
    and (e.meter >= e.service_meter or e.service_on < app.company_today(company))
$$;

comment on function app.overdue_services(uuid) is
  'The equipment whose service is overdue by its meter or its date. packages/domain (equipment/service-due.ts) has '
  'the same rule.';
