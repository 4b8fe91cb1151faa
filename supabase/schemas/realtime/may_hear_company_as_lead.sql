create or replace function app.may_hear_company_as_lead(company uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce(app.my_role() in ('supervisor', 'admin'), false) and company = app.my_company_id()
$$;

comment on function app.may_hear_company_as_lead(uuid) is
  'True when the caller may listen to what concerns the supervisors and admins of the company.';
