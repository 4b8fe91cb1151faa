create or replace function app.receipt_readers(receipt uuid) returns uuid[]
language sql stable security definer set search_path = ''
as $$
  select array(
    select m.person_id from public.memberships m
    where m.company_id = r.company_id and m.valid_from <= now() and (m.valid_to is null or m.valid_to > now())
      and (m.person_id = r.person_id or app.sees_order_project(r.company_id, m.person_id, r.project_id))
  )
  from public.receipts r where r.company_id = app.my_company_id() and r.id = receipt
$$;

comment on function app.receipt_readers(uuid) is 'The people who can be mentioned on a receipt: who may read it.';
