create or replace function app.sees_receipt(r public.receipts) returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce(r.company_id = app.my_company_id() and app.my_role() is not null and (
    r.person_id = app.my_person_id() or app.sees_order_project(r.company_id, app.my_person_id(), r.project_id)
  ), false)
$$;

comment on function app.sees_receipt(public.receipts) is
  'True when the caller may read a receipt: their own, supervisors those of projects they see, admins all.';
