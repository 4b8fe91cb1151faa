-- Accepts the same as `brandingFormSchema` of packages/contract; both are tested with the same cases.
create or replace function public.save_branding(branding jsonb, company jsonb, version integer) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  wrong constant text := coalesce(app.wrong_branding_field(branding), app.wrong_company_field(company));
  saved public.companies;
begin
  if app.my_role() is distinct from 'admin' then
    return app.refused('not_allowed');
  end if;
  if wrong is not null then
    return app.refused_with_detail('invalid_input', wrong);
  end if;
  update public.companies c set
    logo_url = branding ->> 'logo_url',
    brand_name = branding ->> 'brand_name',
    company_type = company ->> 'company_type',
    tagline = company ->> 'tagline',
    website_url = company ->> 'website_url',
    phone = company ->> 'phone',
    address = company ->> 'address',
    settings = c.settings || jsonb_build_object('branding', branding)
  where c.id = app.my_company_id() and c.version = save_branding.version
  returning * into saved;
  if saved.id is null then
    return app.refused('changed_meanwhile');
  end if;
  return jsonb_build_object('verdict', 'applied', 'version', saved.version);
end
$$;

comment on function public.save_branding(jsonb, jsonb, integer) is
  'An admin sets how the company looks: the whole branding object and company_type, tagline, website_url, phone and '
  'address, over the version that was read. Logo and brand name go to the columns too, which come first. Verdict '
  'applied or refused (not_allowed, invalid_input with the field in detail, changed_meanwhile).';

grant execute on function public.save_branding(jsonb, jsonb, integer) to authenticated;
