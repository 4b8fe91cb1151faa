create or replace function app.asks_again(o public.purchase_orders, entry jsonb) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
declare
  rules constant public.purchasing_settings := app.purchasing_rules(o.company_id);
  total constant bigint := (app.order_totals(entry)).total_cents;
  -- The revision that people approved last. Comparing with it keeps small changes from adding up to a large one.
  asked integer;
  was jsonb;
  was_total bigint;
begin
  if o.in_force is null then
    return true;
  end if;
  asked := (
    select max(e.revision) from public.order_events e
    where e.company_id = o.company_id and e.order_id = o.id and e.kind = 'approved' and e.revision <= o.in_force
  );
  was := app.revision_entry(o.company_id, o.id, asked);
  was_total := (app.order_totals(was)).total_cents;
  return was is null
    or entry -> 'vendor_id' is distinct from was -> 'vendor_id'
    or entry -> 'vendor_name' is distinct from was -> 'vendor_name'
    or entry -> 'project_id' is distinct from was -> 'project_id'
    or exists (
      select from jsonb_array_elements(entry -> 'lines') l
      where not exists (
        select from jsonb_array_elements(was -> 'lines') w
        where w -> 'cost_code_id' = l -> 'cost_code_id' and w -> 'cost_type' = l -> 'cost_type'
          and (w -> 'id' = l -> 'id' or not exists (
            select from jsonb_array_elements(was -> 'lines') x where x -> 'id' = l -> 'id'
          ))
      )
    )
    or total - was_total > greatest(was_total * 0.01, 2500)
    or was_total < rules.two_approvals_from_cents and total >= rules.two_approvals_from_cents
    or total > was_total and not exists (
      select from public.order_events e
      where e.company_id = o.company_id and e.order_id = o.id and e.kind = 'approved' and e.revision = asked
        and total <= app.approval_limit(o.company_id, coalesce(e.on_behalf_of, e.actor_person_id))
    );
end
$$;

comment on function app.asks_again(public.purchase_orders, jsonb) is
  'Whether a change of an order has to be approved: of vendor, project or a code, or an increase beyond 1 % or '
  '25.00, whichever is more, beyond the limit of who approved, or into the amounts that two people approve. Not a '
  'smaller increase and not a decrease. The budget is asked besides.';
