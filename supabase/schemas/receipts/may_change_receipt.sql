create or replace function app.may_change_receipt(r public.receipts) returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce(r.company_id = app.my_company_id() and r.state in ('waiting', 'returned') and (
    r.person_id = app.my_person_id() and app.my_role() is not null or app.my_role() = 'admin'
  ), false)
$$;

comment on function app.may_change_receipt(public.receipts) is
  'True when the caller may change a receipt: whose it is, and admins, until it is approved.';
