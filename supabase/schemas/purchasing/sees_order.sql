create or replace function app.sees_order(o public.purchase_orders) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
declare
  me constant uuid := app.my_person_id();
begin
  return coalesce(o.company_id = app.my_company_id() and (
    app.my_role() = 'admin'
    or app.my_role() = 'supervisor' and (
      me in (o.author_person_id, o.requester_person_id, o.submitted_by)
      or app.sees_order_project(o.company_id, me, o.project_id)
      or exists (
        select from unnest(app.delegation_givers(o.company_id, me)) g
        where app.sees_order_project(o.company_id, g, o.project_id)
      )
    )
  ), false);
end
$$;

comment on function app.sees_order(public.purchase_orders) is
  'True when the caller may read an order: admins all, supervisors their own, those of projects they see, and those '
  'of whom they stand in for.';
