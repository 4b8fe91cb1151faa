create or replace function public.set_vendor_archived(vendor_id uuid, is_archived boolean, version integer)
returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  saved public.vendors;
begin
  if app.my_role() is distinct from 'admin' then
    return app.refused('not_allowed');
  end if;
  if is_archived is null then
    return app.refused_with_detail('invalid_input', 'is_archived');
  end if;
  update public.vendors v set archived_at = case when is_archived then coalesce(v.archived_at, now()) end
  where v.company_id = company and v.id = set_vendor_archived.vendor_id and v.version = set_vendor_archived.version
  returning * into saved;
  if saved.id is null then
    return app.refused(case when exists (
      select from public.vendors v where v.company_id = company and v.id = set_vendor_archived.vendor_id
    ) then 'changed_meanwhile' else 'not_found' end);
  end if;
  return jsonb_build_object('verdict', 'applied', 'version', saved.version);
end
$$;

comment on function public.set_vendor_archived(uuid, boolean, integer) is
  'An admin archives a vendor, which no new order can name then, or brings it back. Verdict applied with the '
  'version, or refused (not_allowed, not_found, invalid_input, changed_meanwhile).';

grant execute on function public.set_vendor_archived(uuid, boolean, integer) to authenticated;
