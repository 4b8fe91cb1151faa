create or replace function app.wrong_vendor_field(vendor jsonb) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  contact jsonb;
  row_number bigint;
  wrong text := app.first_wrong(vendor - '{tax_id,bank_detail}'::text[], jsonb_build_object(
    'name', app.is_text_or_null(vendor -> 'name', 200) and vendor -> 'name' <> 'null',
    'account_number', app.is_text_or_null(vendor -> 'account_number', 50),
    'mail', vendor -> 'mail' = 'null' or app.is_mail_address(vendor -> 'mail'),
    'phone', app.is_text_or_null(vendor -> 'phone', 50),
    'address', app.is_text_or_null(vendor -> 'address', 500),
    'terms_days', app.is_whole_or_null(vendor -> 'terms_days', 0, 365),
    'contacts', case when jsonb_typeof(vendor -> 'contacts') = 'array'
      then jsonb_array_length(vendor -> 'contacts') <= 20 else false end,
    'note', app.is_text_or_null(vendor -> 'note', 2000)
  ));
begin
  if wrong is not null then
    return wrong;
  end if;
  if vendor ? 'tax_id' and not app.is_text_or_null(vendor -> 'tax_id', 50) then
    return 'tax_id';
  end if;
  if vendor ? 'bank_detail' and not app.is_text_or_null(vendor -> 'bank_detail', 500) then
    return 'bank_detail';
  end if;
  for contact, row_number in
    select c.value, c.ordinality from jsonb_array_elements(vendor -> 'contacts') with ordinality c
  loop
    wrong := app.first_wrong(contact, jsonb_build_object(
      'name', app.is_text_or_null(contact -> 'name', 200) and contact -> 'name' <> 'null',
      'role', app.is_text_or_null(contact -> 'role', 100),
      'phone', app.is_text_or_null(contact -> 'phone', 50),
      'mail', contact -> 'mail' = 'null' or app.is_mail_address(contact -> 'mail')
    ));
    if wrong is not null then
      return 'contacts.' || row_number || '.' || wrong;
    end if;
  end loop;
  return null;
end
$$;

comment on function app.wrong_vendor_field(jsonb) is
  'The first field of a vendor that is missing, unknown or not allowed, that of a contact with its row; null when '
  'all are right. tax_id and bank_detail may be absent.';
