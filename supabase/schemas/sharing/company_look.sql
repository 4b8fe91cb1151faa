create or replace function app.company_look(company uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'name', c.name, 'company_type', c.company_type, 'logo_url', c.logo_url, 'brand_name', c.brand_name,
    'settings', c.settings
  )
  from public.companies c where c.id = company
$$;

comment on function app.company_look(uuid) is
  'In whose name a page is shown to outsiders. For the server, which makes the look of it and shows no settings.';
