create or replace function public.save_vendor(id uuid, vendor jsonb, version integer default null) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  is_admin constant boolean := coalesce(app.my_role() = 'admin', false);
  wrong text;
  held public.vendors;
  saved public.vendors;
begin
  if not app.may_buy() then
    return app.refused('not_allowed');
  end if;
  wrong := case when save_vendor.id is null then 'id' else app.wrong_vendor_field(vendor) end;
  if wrong is not null then
    return app.refused_with_detail('invalid_input', wrong);
  end if;
  if not is_admin then
    if vendor ?| array['tax_id', 'bank_detail'] then
      return app.refused('not_allowed');
    end if;
  end if;

  if version is null then
    insert into public.vendors (
      company_id, id, name, account_number, mail, phone, address, terms_days, contacts, note, tax_id, bank_detail
    ) values (
      company, save_vendor.id, vendor ->> 'name', vendor ->> 'account_number', vendor ->> 'mail', vendor ->> 'phone',
      vendor ->> 'address', (vendor ->> 'terms_days')::smallint, vendor -> 'contacts', vendor ->> 'note',
      vendor ->> 'tax_id', vendor ->> 'bank_detail'
    )
    on conflict on constraint vendors_pkey do nothing
    returning * into saved;
    if saved.id is null then
      select * into saved from public.vendors v where v.company_id = company and v.id = save_vendor.id;
      return jsonb_build_object('verdict', 'replayed', 'version', saved.version);
    end if;
    return jsonb_build_object('verdict', 'applied', 'version', saved.version);
  end if;

  select * into held from public.vendors v where v.company_id = company and v.id = save_vendor.id for update;
  if held.id is null then
    return app.refused('not_found');
  end if;
  if held.version <> save_vendor.version then
    return app.refused('changed_meanwhile');
  end if;
  update public.vendors v set
    name = vendor ->> 'name', account_number = vendor ->> 'account_number', mail = vendor ->> 'mail',
    phone = vendor ->> 'phone', address = vendor ->> 'address', terms_days = (vendor ->> 'terms_days')::smallint,
    contacts = vendor -> 'contacts', note = vendor ->> 'note',
    tax_id = case when vendor ? 'tax_id' then vendor ->> 'tax_id' else v.tax_id end,
    bank_detail = case when vendor ? 'bank_detail' then vendor ->> 'bank_detail' else v.bank_detail end
  where v.company_id = company and v.id = save_vendor.id
  returning * into saved;
  perform app.tell_vendor_change(held, saved);
  return jsonb_build_object('verdict', 'applied', 'version', saved.version);
end
$$;

comment on function public.save_vendor(uuid, jsonb, integer) is
  'A buyer adds a vendor under an id of their device (without a version; again changes nothing) or changes one '
  'over the version that was read. tax_id and bank_detail are the admins''; what is absent stays. A changed mail '
  'address or bank detail is told to every admin. Verdict applied or replayed with the version, or refused '
  '(not_allowed, not_found, invalid_input with the field in detail, changed_meanwhile).';

grant execute on function public.save_vendor(uuid, jsonb, integer) to authenticated;
