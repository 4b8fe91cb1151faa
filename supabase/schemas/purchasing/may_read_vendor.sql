create or replace function app.may_read_vendor(vendor uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return app.may_buy() and exists (
    select from public.vendors v where v.company_id = app.my_company_id() and v.id = vendor
  );
end
$$;

comment on function app.may_read_vendor(uuid) is
  'True when the caller may read a vendor, comment on it and add files: buyers may.';
