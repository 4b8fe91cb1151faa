create or replace function app.budget_check(company uuid, order_id uuid, entry jsonb, is_admin boolean) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_strip_nulls(jsonb_build_object(
    'state', case when count(*) = 0 then 'none' when not is_admin then 'unknown' when bool_or(b.is_over) then 'over'
      else 'ok' end,
    'places', case when is_admin and count(*) > 0 then jsonb_agg(jsonb_build_object(
      'cost_code', (
        select jsonb_build_object('id', c.id, 'code', c.code, 'name', c.name) from public.cost_codes c
        where c.company_id = company and c.id = b.cost_code_id
      ),
      'cost_type', b.cost_type, 'order_cents', b.order_cents, 'left_cents', b.left_cents,
      'submitted_cents', b.submitted_cents, 'is_over', b.is_over
    ) order by b.is_over desc, b.cost_code_id, b.cost_type) end
  ))
  from app.budget_places(company, budget_check.order_id, entry) b
$$;

comment on function app.budget_check(uuid, uuid, jsonb, boolean) is
  'The budget check as screens show it. Figures, and whether it is over before anyone submits, are for admins: '
  'whoever may try amounts until it says over knows the budget.';
