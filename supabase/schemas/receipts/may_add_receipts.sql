create or replace function app.may_add_receipts() returns boolean
language sql stable security definer set search_path = ''
as $$
  select app.my_role() is not null and (app.purchasing_rules(app.my_company_id())).receipts_enabled
$$;

comment on function app.may_add_receipts() is
  'True when the caller may add receipts: everyone, for themselves, where the company has them.';
