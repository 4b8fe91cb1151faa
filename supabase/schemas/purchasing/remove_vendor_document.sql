create or replace function public.remove_vendor_document(document_id uuid, version integer) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  held public.vendor_documents;
begin
  if not app.may_buy() then
    return app.refused('not_allowed');
  end if;
  select * into held from public.vendor_documents d
  where d.company_id = company and d.id = remove_vendor_document.document_id for update;
  if held.id is null then
    return app.refused('not_found');
  end if;
  if held.removed_at is not null then
    return jsonb_build_object('verdict', 'replayed', 'version', held.version);
  end if;
  if held.version is distinct from remove_vendor_document.version then
    return app.refused('changed_meanwhile');
  end if;
  update public.vendor_documents d set removed_at = now()
  where d.company_id = company and d.id = held.id returning * into held;
  return jsonb_build_object('verdict', 'applied', 'version', held.version);
end
$$;

comment on function public.remove_vendor_document(uuid, integer) is
  'A buyer takes a paper of a vendor off its list. Verdict applied or replayed with the version, or refused '
  '(not_allowed, not_found, changed_meanwhile).';

grant execute on function public.remove_vendor_document(uuid, integer) to authenticated;
