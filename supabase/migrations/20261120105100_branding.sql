-- How a company looks. Its admins change it through one function, so that what is stored is always
-- what `brandingFormSchema` of packages/contract lets through: both are held to the same cases.

revoke update (settings, logo_url, brand_name) on public.companies from authenticated;

create function app.is_text_or_null(value jsonb, max_length integer) returns boolean
language sql immutable set search_path = ''
as $$
  select case jsonb_typeof(value)
    when 'null' then true
    when 'string' then length(value #>> '{}') <= max_length and trim(value #>> '{}') <> ''
    else false
  end
$$;
comment on function app.is_text_or_null(jsonb, integer) is
  'Whether a value is null or a text that says something and is not too long. False for SQL null.';

create function app.is_picture_url(value jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select case jsonb_typeof(value)
    when 'null' then true
    when 'string' then value #>> '{}' ~ '^(https://|/storage/v1/object/public/)[^\s"''<>\\]+$' and length(value #>> '{}') <= 2000
    else false
  end
$$;
comment on function app.is_picture_url(jsonb) is
  'Whether a value is null or an address from which everybody may load a picture: https, or this server''s public files.';

create function app.wrong_branding_field(branding jsonb) returns text
language sql immutable set search_path = ''
as $$
  select case when jsonb_typeof(branding) is distinct from 'object' then 'branding' else (
    select field from (
      select 1 as rank, key as field
      from jsonb_object_keys(branding) as key
      where key not in (
        'primary_color', 'secondary_color', 'accent_color', 'background_color', 'text_color', 'theme_mode',
        'show_company_name_in_nav', 'use_custom_colors', 'logo_url', 'brand_name'
      )
      union all
      select 2, color
      from unnest(array['primary_color', 'secondary_color', 'accent_color', 'background_color', 'text_color']) as color
      where not coalesce(
        jsonb_typeof(branding -> color) = 'string' and branding ->> color ~ '^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$', false
      )
      union all
      select 3, 'theme_mode'
      where not coalesce(branding -> 'theme_mode' in ('"light"', '"dark"'), false)
      union all
      select 4, flag
      from unnest(array['show_company_name_in_nav', 'use_custom_colors']) as flag
      where jsonb_typeof(branding -> flag) is distinct from 'boolean'
      union all
      select 5, 'logo_url' where not coalesce(app.is_picture_url(branding -> 'logo_url'), false)
      union all
      select 6, 'brand_name' where not coalesce(app.is_text_or_null(branding -> 'brand_name', 200), false)
    ) as wrong order by rank, field limit 1
  ) end
$$;
comment on function app.wrong_branding_field(jsonb) is
  'The first field of a branding object that is missing, unknown or not allowed; null when all are right.';

create function app.wrong_company_field(facts jsonb) returns text
language sql immutable set search_path = ''
as $$
  select case when jsonb_typeof(facts) is distinct from 'object' then 'company' else (
    select field from (
      select 1 as rank, key as field
      from jsonb_object_keys(facts) as key
      where key not in ('company_type', 'tagline', 'website_url', 'phone', 'address')
      union all
      select 2, f.name
      from (values ('company_type', 100), ('tagline', 300), ('website_url', 2000), ('phone', 50), ('address', 500))
        as f (name, max_length)
      where not coalesce(app.is_text_or_null(facts -> f.name, f.max_length), false)
      union all
      select 3, 'website_url'
      where jsonb_typeof(facts -> 'website_url') = 'string'
        and facts ->> 'website_url' !~ '^https?://[^\s"''<>\\]+$'
    ) as wrong order by rank, field limit 1
  ) end
$$;

create function public.save_branding(branding jsonb, company jsonb, version integer) returns jsonb
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
    return app.refused('invalid_input', wrong);
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
  'An admin sets how the company looks: the whole branding object and company_type, tagline, website_url, phone and address, over the version that was read. Logo and brand name go to the columns too, which come first. Verdict applied or refused (not_allowed, invalid_input with the field in detail, changed_meanwhile).';

create function public.save_company_icons(icons jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  if app.my_role() is distinct from 'admin' then
    return app.refused('not_allowed');
  end if;
  if icons is not null and (
    jsonb_typeof(icons) <> 'object'
    or not (icons ?& array['any_192', 'any_512', 'maskable_512', 'monochrome_512', 'apple_180'])
    or exists (
      select from jsonb_each(icons) i
      where i.key not in ('any_192', 'any_512', 'maskable_512', 'monochrome_512', 'apple_180')
        or jsonb_typeof(i.value) <> 'string' or not app.is_picture_url(i.value)
    )
  ) then
    return app.refused('invalid_input', 'icons');
  end if;
  update public.companies c set settings = case
    when icons is null then c.settings - 'icons'
    else c.settings || jsonb_build_object('icons', icons)
  end
  where c.id = app.my_company_id();
  return jsonb_build_object('verdict', 'applied');
end
$$;
comment on function public.save_company_icons(jsonb) is
  'An admin sets the icons with which the company''s app is installed, by purpose and size, or takes them back with null. Verdict applied or refused (not_allowed, invalid_input).';

grant execute on function public.save_branding(jsonb, jsonb, integer), public.save_company_icons(jsonb) to authenticated;
