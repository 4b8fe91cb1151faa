create or replace function app.approvals_needed(o public.purchase_orders) returns integer
language sql stable security definer set search_path = ''
as $$
  select case
    when o.total_cents >= (app.purchasing_rules(o.company_id)).two_approvals_from_cents
      and cardinality(app.order_approvers(o)) + (select count(*) from app.order_approvals(o)) >= 2 then 2
    else 1
  end
$$;

comment on function app.approvals_needed(public.purchase_orders) is
  'How many people approve an order: two from the company''s amount on, while two may.';
