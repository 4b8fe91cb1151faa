create or replace function app.may_read_receipt(receipt uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce((
    select app.sees_receipt(r) from public.receipts r
    where r.company_id = app.my_company_id() and r.id = receipt
  ), false)
$$;

comment on function app.may_read_receipt(uuid) is
  'True when the caller may read a receipt, comment on it and add files.';
