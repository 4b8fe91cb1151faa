create or replace function public.import_vendors(lines jsonb, mode text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  wrong constant text := app.wrong_import(lines, mode, 2000);
  errors jsonb;
  each record;
  held public.vendors;
  before jsonb;
  after jsonb;
  version integer;
  added integer := 0;
  changed integer := 0;
  total integer := 0;
  is_written boolean;
begin
  if app.my_role() is distinct from 'admin' then
    return app.refused('not_allowed');
  end if;
  if wrong is not null then
    return app.refused_with_detail('invalid_input', wrong);
  end if;

  -- One import of a company at a time, and no vendor changes between validating and writing.
  perform pg_advisory_xact_lock(hashtextextended('import_vendors:' || company, 0));
  perform from public.vendors v where v.company_id = company and mode <> 'check' order by v.id for update;
  select coalesce(jsonb_agg(to_jsonb(f) order by f.line, f.field), '[]') into errors
  from app.vendor_errors(company, lines) f;
  is_written := app.writes_import(mode, errors);

  for each in
    select jsonb_strip_nulls(i.item) as item, b.vendor_id
    from jsonb_array_elements(lines) with ordinality as i (item, line)
    left join app.vendors_by_name(company) b on b.sort_name = app.plain_text(trim(i.item ->> 'name'))
    where not exists (select from jsonb_array_elements(errors) f where (f ->> 'line')::bigint = i.line)
    order by i.line
  loop
    total := total + 1;
    if each.vendor_id is null then
      added := added + 1;
      if is_written then
        perform public.save_vendor(gen_random_uuid(), jsonb_build_object(
          'name', trim(each.item ->> 'name'), 'account_number', null, 'mail', null, 'phone', null, 'address', null,
          'terms_days', null, 'contacts', '[]'::jsonb, 'note', null
        ) || (each.item - 'name'));
      end if;
      continue;
    end if;
    select * into held from public.vendors v where v.company_id = company and v.id = each.vendor_id;
    before := jsonb_build_object(
      'name', held.name, 'account_number', held.account_number, 'mail', held.mail, 'phone', held.phone,
      'address', held.address, 'terms_days', held.terms_days, 'contacts', held.contacts, 'note', held.note,
      'tax_id', held.tax_id
    );
    after := before || (each.item - 'name');
    if after <> before or held.archived_at is not null then
      changed := changed + 1;
      if is_written then
        version := held.version;
        if held.archived_at is not null then
          version := (public.set_vendor_archived(held.id, false, version) ->> 'version')::integer;
        end if;
        if after <> before then
          perform public.save_vendor(held.id, after, version);
        end if;
      end if;
    end if;
  end loop;
  return app.import_verdict(mode, errors, added, changed, total);
end
$$;

comment on function public.import_vendors(jsonb, text) is
  'An admin brings vendors from a file: up to 2,000 lines of name, account_number, mail, phone, address, terms_days, '
  'tax_id and note. A vendor of the same name is changed, and comes out of the archive; what a line does not say '
  'stays. mode check: nothing changes; all: only when no line has an error; good: the lines without one. The same '
  'lines again change nothing; a changed mail address is told to every admin. Answers checked or applied with how '
  'many are added, changed and unchanged, and each error by line and field (app.vendor_errors); or refused '
  '(not_allowed, invalid_input).';

grant execute on function public.import_vendors(jsonb, text) to authenticated;
