create or replace function app.wrong_branding_field(branding jsonb) returns text
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
