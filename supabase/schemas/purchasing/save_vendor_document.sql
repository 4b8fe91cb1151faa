create or replace function public.save_vendor_document(
  id uuid, vendor_id uuid, document jsonb, version integer default null
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  wrong text;
  saved public.vendor_documents;
begin
  if not app.may_buy() then
    return app.refused('not_allowed');
  end if;
  perform from public.vendors v where v.company_id = company and v.id = save_vendor_document.vendor_id;
  if not found then
    return app.refused('not_found');
  end if;
  wrong := case when save_vendor_document.id is null then 'id' else app.first_wrong(document, jsonb_build_object(
    'kind', app.is_choice(document -> 'kind', 'insurance', 'license', 'tax_form', 'contract', 'other'),
    'name', app.is_text_or_null(document -> 'name', 200) and document -> 'name' <> 'null',
    'expires_on', app.is_date_or_null(document -> 'expires_on'),
    'file_id', document -> 'file_id' = 'null' or exists (
      select from public.attachments a
      where a.company_id = company and a.id::text = document ->> 'file_id' and a.record_kind = 'vendor'
        and a.record_id = save_vendor_document.vendor_id and a.deleted_at is null
    )
  )) end;
  if wrong is not null then
    return app.refused_with_detail('invalid_input', wrong);
  end if;
  if version is null then
    insert into public.vendor_documents (company_id, id, vendor_id, kind, name, expires_on, file_id)
    values (company, save_vendor_document.id, save_vendor_document.vendor_id, document ->> 'kind', document ->> 'name',
      (document ->> 'expires_on')::date, (document ->> 'file_id')::uuid)
    on conflict on constraint vendor_documents_pkey do nothing
    returning * into saved;
    if saved.id is not null then
      return jsonb_build_object('verdict', 'applied', 'version', saved.version);
    end if;
    select * into saved from public.vendor_documents d
    where d.company_id = company and d.id = save_vendor_document.id and d.vendor_id = save_vendor_document.vendor_id;
    return case when saved.id is null then app.refused('not_found')
      else jsonb_build_object('verdict', 'replayed', 'version', saved.version) end;
  end if;
  update public.vendor_documents d set
    kind = document ->> 'kind', name = document ->> 'name', expires_on = (document ->> 'expires_on')::date,
    file_id = (document ->> 'file_id')::uuid
  where d.company_id = company and d.id = save_vendor_document.id and d.vendor_id = save_vendor_document.vendor_id
    and d.version = save_vendor_document.version and d.removed_at is null
  returning * into saved;
  if saved.id is null then
    return app.refused(case when exists (
      select from public.vendor_documents d
      where d.company_id = company and d.id = save_vendor_document.id
        and d.vendor_id = save_vendor_document.vendor_id and d.removed_at is null
    ) then 'changed_meanwhile' else 'not_found' end);
  end if;
  return jsonb_build_object('verdict', 'applied', 'version', saved.version);
end
$$;

comment on function public.save_vendor_document(uuid, uuid, jsonb, integer) is
  'A buyer adds a paper of a vendor under an id of their device (without a version; again changes nothing) or '
  'changes one over the version that was read: {kind, name, expires_on, file_id}. Verdict applied or replayed with '
  'the version, or refused (not_allowed, not_found, invalid_input with the field in detail, changed_meanwhile).';

grant execute on function public.save_vendor_document(uuid, uuid, jsonb, integer) to authenticated;
