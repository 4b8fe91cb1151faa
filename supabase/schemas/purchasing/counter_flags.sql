create or replace function app.counter_flags(o public.purchase_orders, entry jsonb) returns text[]
language sql stable security definer set search_path = ''
as $$
  select array_remove(array[
    case when o.total_cents > coalesce(app.approval_limit(o.company_id, o.author_person_id), 0) then 'over_limit' end,
    case when exists (
      select from app.budget_places(o.company_id, o.id, entry) b where b.is_over
    ) then 'over_budget' end,
    case when app.is_insurance_expired(o.company_id, o.vendor_id) then 'insurance_expired' end,
    case when exists (
      select from public.projects p
      where p.company_id = o.company_id and p.id = o.project_id and p.archived_at is not null
    ) then 'project_archived' end,
    case when coalesce(
      app.role_at(o.company_id, o.author_person_id, now()) not in ('admin', 'supervisor'), true
    ) then 'right_lost' end,
    case when o.vendor_id is null then 'vendor_unknown' end
  ], null)
$$;

comment on function app.counter_flags(public.purchase_orders, jsonb) is
  'What would have held back an order that was placed at a counter.';
