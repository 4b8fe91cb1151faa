create or replace function app.may_hear_company_as_admin(company uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select app.my_role() = 'admin' and company = app.my_company_id()
$$;

comment on function app.may_hear_company_as_admin(uuid) is
  'True when the caller may listen to what concerns anyone in the company.';
