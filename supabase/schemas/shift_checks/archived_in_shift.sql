create or replace function app.archived_in_shift(company uuid, shift jsonb) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('what', a.what, 'name', a.name) order by a.place), '[]')
  from (
    select 1 as place, 'crew' as what, c.name from public.crews c
    where c.company_id = company and c.id = (shift ->> 'crew_id')::uuid and c.archived_at is not null
    union all
    select 2, 'project', p.name from public.projects p
    where p.company_id = company and p.id = (shift ->> 'project_id')::uuid and p.archived_at is not null
    union all
    select 3, 'site', s.name from public.project_sites s
    where s.company_id = company and s.id = (shift ->> 'site_id')::uuid and s.archived_at is not null
    union all
    select 4, 'cost_code', c.name from public.cost_codes c
    where c.company_id = company and c.id = (shift ->> 'cost_code_id')::uuid and c.archived_at is not null
  ) a
$$;

comment on function app.archived_in_shift(uuid, jsonb) is
  'What a shift names that is archived.';
