create or replace function public.list_change_orders(project_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  project constant uuid := list_change_orders.project_id;
  refusal constant text := app.budget_refusal(company, project);
begin
  if refusal is not null then
    return app.refused(refusal);
  end if;
  return jsonb_build_object(
    'verdict', 'ok', 'currency', app.company_currency(company), 'contract', app.contract_json(company, project),
    'change_orders', (
      select coalesce(jsonb_agg(app.change_order_row(o) order by o.number desc), '[]')
      from public.change_orders o where o.company_id = company and o.project_id = project
    )
  );
end
$$;

comment on function public.list_change_orders(uuid) is
  'A project''s contract and its change orders, the latest number first, for an admin. Verdict ok or refused '
  '(not_allowed, not_found).';

grant execute on function public.list_change_orders(uuid) to authenticated;
