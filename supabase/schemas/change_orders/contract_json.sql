create or replace function app.contract_json(company uuid, project uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'price', k.price, 'billed', coalesce(k.billed, 0), 'billed_on', k.billed_on, 'version', coalesce(k.version, 0),
    'approved', (
      select coalesce(sum(o.price), 0)::bigint from public.change_orders o
      where o.company_id = company and o.project_id = project and o.state = 'approved'
    )
  )
  from (select company as company_id, project as project_id) p
  left join public.project_contracts k using (company_id, project_id)
$$;

comment on function app.contract_json(uuid, uuid) is
  'A project''s contract: its original price, the sum of its approved change orders, and what was billed; version 0 '
  'where nothing is kept yet.';
