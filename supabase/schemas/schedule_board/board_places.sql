create or replace function app.board_places(company uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  sees_all constant boolean := app.my_role() = 'admin';
  crews constant uuid[] := app.my_led_crews();
begin
  return jsonb_build_object(
    'crews', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', c.id, 'name', c.name, 'archived', c.archived_at is not null, 'is_mine', c.id = any (crews)
      ) order by c.name, c.id), '[]')
      from public.crews c where c.company_id = company and (sees_all or c.id = any (crews))
    ),
    'projects', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', p.id, 'name', p.name, 'number', p.number, 'archived', p.archived_at is not null,
        'crew_ids', (
          select coalesce(jsonb_agg(c.crew_id), '[]') from public.project_crews c
          where c.company_id = company and c.project_id = p.id
        ),
        'sites', (
          select coalesce(jsonb_agg(jsonb_build_object(
            'id', s.id, 'name', s.name, 'archived', s.archived_at is not null
          ) order by s.name, s.id), '[]')
          from public.project_sites s where s.company_id = company and s.project_id = p.id
        ),
        'certificates', (
          select coalesce(jsonb_agg(k.kind order by k.kind), '[]') from public.project_certificates k
          where k.company_id = company and k.project_id = p.id
        )
      ) order by p.name, p.id), '[]')
      from public.projects p
      where p.company_id = company and (
        sees_all
        or not exists (select from public.project_crews c where c.company_id = company and c.project_id = p.id)
        or exists (
          select from public.project_crews c
          where c.company_id = company and c.project_id = p.id and c.crew_id = any (crews)
        )
      )
    ),
    'cost_codes', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', c.id, 'code', c.code, 'name', c.name, 'archived', c.archived_at is not null
      ) order by c.code), '[]')
      from public.cost_codes c where c.company_id = company
    )
  );
end
$$;

comment on function app.board_places(uuid) is
  'Crews, projects with their sites, and cost codes that the caller plans with.';
