create or replace function app.is_insurance_expired(company uuid, vendor uuid) returns boolean
language sql stable set search_path = ''
as $$
  select coalesce(bool_and(d.expires_on < app.company_today(company)), false)
  from public.vendor_documents d
  where d.company_id = company and d.vendor_id = vendor and d.kind = 'insurance' and d.removed_at is null
    and d.expires_on is not null
$$;

comment on function app.is_insurance_expired(uuid, uuid) is
  'True when every proof of insurance of a vendor has expired. A vendor without one was never asked for it.';
