create or replace function public.vendor_page(vendor_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  is_admin constant boolean := coalesce(app.my_role() = 'admin', false);
  today date;
  v public.vendors;
begin
  if not app.may_buy() then
    return app.refused('not_allowed');
  end if;
  select * into v from public.vendors x where x.company_id = company and x.id = vendor_page.vendor_id;
  if v.id is null then
    return app.refused('not_found');
  end if;
  today := app.company_today(company);
  return jsonb_build_object(
    'verdict', 'ok', 'may_edit', true, 'may_read_bank', is_admin,
    'vendor', jsonb_build_object(
      'id', v.id, 'name', v.name, 'account_number', v.account_number, 'mail', v.mail, 'phone', v.phone,
      'address', v.address, 'terms_days', v.terms_days, 'contacts', v.contacts, 'note', v.note,
      'tax_id', case when is_admin then v.tax_id end, 'bank_detail', case when is_admin then v.bank_detail end,
      'archived_at', app.instant(v.archived_at), 'version', v.version
    ),
    'is_insurance_expired', app.is_insurance_expired(company, v.id),
    'documents', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', d.id, 'kind', d.kind, 'name', d.name, 'expires_on', d.expires_on,
        'is_expired', coalesce(d.expires_on < today, false),
        'file', (
          select app.attachment_json(a) from public.attachments a
          where a.company_id = company and a.id = d.file_id and a.deleted_at is null
        ),
        'version', d.version
      ) order by d.expires_on nulls last, d.created_at, d.id), '[]')
      from public.vendor_documents d
      where d.company_id = company and d.vendor_id = v.id and d.removed_at is null
    )
  );
end
$$;

comment on function public.vendor_page(uuid) is
  'A vendor with its papers, for buyers. The tax id and bank details are for admins only. Refused with not_allowed '
  'or not_found.';

grant execute on function public.vendor_page(uuid) to authenticated;
