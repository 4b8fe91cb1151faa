create or replace function app.shift_places(shift public.published_shifts) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'crew', (
      select jsonb_build_object('id', c.id, 'name', c.name) from public.crews c
      where c.company_id = shift.company_id and c.id = shift.crew_id
    ),
    'project', (
      select jsonb_build_object('id', p.id, 'name', p.name, 'address', p.address) from public.projects p
      where p.company_id = shift.company_id and p.id = shift.project_id
    ),
    'site', (
      select jsonb_build_object(
        'id', s.id, 'name', s.name, 'lat', case when not app.is_visit() then s.lat end,
        'lng', case when not app.is_visit() then s.lng end
      ) from public.project_sites s
      where s.company_id = shift.company_id and s.id = shift.site_id
    ),
    'cost_code', (
      select jsonb_build_object('id', c.id, 'code', c.code, 'name', c.name) from public.cost_codes c
      where c.company_id = shift.company_id and c.id = shift.cost_code_id
    )
  )
$$;

comment on function app.shift_places(public.published_shifts) is
  'Crew, project, site and cost code of a shift that the caller may see; in a support visit no coordinates.';
