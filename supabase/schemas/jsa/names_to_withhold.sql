create or replace function app.names_to_withhold(login uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'people', (
      select coalesce(jsonb_agg(distinct trim(p.first_name || ' ' || p.last_name)), '[]')
      from public.profiles p where p.company_id = c.id and trim(p.first_name || ' ' || p.last_name) <> ''
    ),
    'places', (
      select coalesce(jsonb_agg(distinct trim(n.name)), '[]')
      from (
        values (c.name), (c.brand_name), (c.settings #>> '{branding,brand_name}'), (c.address)
        union all select p.name from public.projects p where p.company_id = c.id
        union all select p.customer from public.projects p where p.company_id = c.id
        union all select p.address from public.projects p where p.company_id = c.id
        union all select s.name from public.project_sites s where s.company_id = c.id
        union all select e.hospital from public.emergency_plans e where e.company_id = c.id
        union all select e.address from public.emergency_plans e where e.company_id = c.id
        union all select w.name from public.crews w where w.company_id = c.id
      ) as n (name)
      where trim(n.name) <> ''
    )
  )
  from public.profiles me join public.companies c on c.id = me.company_id
  where me.id = login
$$;

comment on function app.names_to_withhold(uuid) is
  'What the company of a login calls its people ({people}) and itself, its projects, sites, crews and addresses '
  '({places}): the server takes it out of what a language model reads. For the server alone.';
