create or replace function app.may_decide_receipt(r public.receipts) returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce(r.company_id = app.my_company_id() and app.my_role() = 'admin' and (
    r.person_id <> app.my_person_id() or app.is_sole_admin(r.company_id, app.my_person_id())
  ), false)
$$;

comment on function app.may_decide_receipt(public.receipts) is
  'True when the caller decides a receipt: an admin, but their own only where there is no other.';
