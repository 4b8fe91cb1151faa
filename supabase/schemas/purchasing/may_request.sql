create or replace function app.may_request() returns boolean
language sql stable security definer set search_path = ''
as $$
  select app.my_role() is not null and (
    app.may_buy() or (app.purchasing_rules(app.my_company_id())).requests_enabled
  )
$$;

comment on function app.may_request() is
  'True when the caller may ask buyers for something: everyone, where the company lets employees.';
