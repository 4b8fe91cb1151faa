create or replace function app.company_currency(company uuid) returns text
language sql stable security definer set search_path = ''
as $$
  select s.currency from public.company_settings s where s.company_id = company
$$;

comment on function app.company_currency(uuid) is
  'What a company''s budgets, orders and costs are in.';
