create or replace function public.photo_choices(project_id uuid default null) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  projects uuid[] := app.my_projects();
begin
  if app.my_role() is null then
    return app.refused('not_allowed');
  end if;
  if project_id is not null then
    if not project_id = any (projects) then
      return app.refused('not_found');
    end if;
    projects := array[project_id];
  end if;
  return (
    with seen as (
      select p.project_id, p.site_id, p.tags, a.person_id
      from public.project_photos p
      join public.attachments a on a.company_id = company and a.id = p.id
      where p.company_id = company and p.project_id = any (projects)
    )
    select jsonb_build_object(
      'verdict', 'ok',
      'people', (
        select coalesce(jsonb_agg(app.person_label(company, s.person_id)
          order by app.person_name(company, s.person_id), s.person_id), '[]')
        from (select distinct person_id from seen where person_id is not null) s
      ),
      'tags', (
        select coalesce(jsonb_agg(t.tag order by lower(t.tag), t.tag), '[]')
        from (select distinct unnest(tags) as tag from seen) t
      ),
      'sites', (
        select coalesce(jsonb_agg(
          jsonb_build_object('id', x.id, 'name', x.name, 'project', j.name) order by lower(j.name), lower(x.name), x.id
        ), '[]')
        from public.project_sites x
        join public.projects j on j.company_id = company and j.id = x.project_id
        where x.company_id = company and x.id in (select site_id from seen)
      ),
      'projects', (
        select coalesce(jsonb_agg(jsonb_build_object('id', j.id, 'name', j.name) order by lower(j.name), j.id), '[]')
        from public.projects j where j.company_id = company and j.id in (select s.project_id from seen s)
      )
    )
  );
end
$$;

comment on function public.photo_choices(uuid) is
  'What photos can be filtered by, of one project or of all that the caller sees: the people who took some, tags, '
  'sites and projects. Refused with not_allowed or not_found.';

grant execute on function public.photo_choices(uuid) to authenticated;
