create or replace function public.check_order(order_id uuid, entry jsonb) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  rules public.purchasing_settings;
  wrong text;
  held public.purchase_orders;
begin
  if not app.may_buy() then
    return app.refused('not_allowed');
  end if;
  wrong := app.wrong_order_field(company, entry);
  if wrong is not null then
    return app.refused_with_detail('invalid_input', wrong);
  end if;
  rules := app.purchasing_rules(company);
  select * into held from public.purchase_orders o where o.company_id = company and o.id = check_order.order_id;
  if not coalesce(app.sees_order(held), false) then
    held := null;
  end if;
  return jsonb_build_object(
    'verdict', 'ok',
    'totals', to_jsonb(app.order_totals(entry)),
    'lines', (
      select coalesce(jsonb_agg(to_jsonb(p) - 'position' order by p.position), '[]')
      from app.priced_lines(
        entry -> 'lines', (entry ->> 'discount_cents')::bigint, (entry ->> 'freight_cents')::bigint
      ) p
    ),
    'budget', app.budget_check(company, held.id, entry, app.my_role() = 'admin'),
    'budget_rule', rules.budget_rule,
    'is_insurance_expired', app.is_insurance_expired(company, (entry ->> 'vendor_id')::uuid),
    'insurance_rule', rules.insurance_rule,
    'asks_again', held.id is null or app.asks_again(held, entry),
    'approvals_needed', case when (app.order_totals(entry)).total_cents >= rules.two_approvals_from_cents
      then 2 else 1 end
  );
end
$$;

comment on function public.check_order(uuid, jsonb) is
  'What an order comes to and what would hold it back, while it is typed; changes nothing. Refused with '
  'not_allowed, or invalid_input with the field in detail.';

grant execute on function public.check_order(uuid, jsonb) to authenticated;
