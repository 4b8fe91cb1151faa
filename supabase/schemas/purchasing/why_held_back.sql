create or replace function app.why_held_back(
  o public.purchase_orders, entry jsonb, override_reason text, out refusal text, out is_over_budget boolean
)
language plpgsql volatile set search_path = ''
as $$
declare
  rules constant public.purchasing_settings := app.purchasing_rules(o.company_id);
begin
  perform app.lock_budget(o.company_id, o.project_id);
  is_over_budget := exists (select from app.budget_places(o.company_id, o.id, entry) b where b.is_over);
  if rules.insurance_rule = 'block' and o.ordered_at is null
    and app.is_insurance_expired(o.company_id, o.vendor_id)
  then
    refusal := 'insurance_expired';
  elsif is_over_budget and rules.budget_rule = 'block' and override_reason is null then
    refusal := 'over_budget';
  end if;
end
$$;

comment on function app.why_held_back(public.purchase_orders, jsonb, text) is
  'What holds back an order at submit and again at approval, by the company''s rules: expired insurance, or the '
  'budget, unless an admin gave a reason. Holds the project''s budget until the transaction ends.';
