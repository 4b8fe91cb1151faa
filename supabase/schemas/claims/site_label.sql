create or replace function app.site_label(company uuid, site uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('id', s.id, 'name', s.name) from public.project_sites s
  where s.company_id = company and s.id = site
$$;

comment on function app.site_label(uuid, uuid) is 'A site by name; null for none.';
