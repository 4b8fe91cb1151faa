create or replace function app.may_hear_company(company uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select company = app.my_company_id()
$$;

comment on function app.may_hear_company(uuid) is 'True when the caller may listen to what concerns every member.';
