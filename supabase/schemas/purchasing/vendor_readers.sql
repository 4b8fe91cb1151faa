create or replace function app.vendor_readers(vendor uuid) returns uuid[]
language sql stable security definer set search_path = ''
as $$
  select array(
    select m.person_id from public.memberships m
    where m.company_id = v.company_id and m.role in ('admin', 'supervisor')
      and m.valid_from <= now() and (m.valid_to is null or m.valid_to > now())
  )
  from public.vendors v where v.company_id = app.my_company_id() and v.id = vendor
$$;

comment on function app.vendor_readers(uuid) is 'The people who can be mentioned on a vendor: the company''s buyers.';
