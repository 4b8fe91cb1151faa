create or replace function public.crew_detail(crew_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  crew public.crews;
begin
  if app.my_role() is distinct from 'admin' then
    return app.refused('not_allowed');
  end if;
  select * into crew from public.crews c where c.company_id = company and c.id = crew_detail.crew_id;
  if crew.id is null then
    return app.refused('not_found');
  end if;
  return jsonb_build_object(
    'verdict', 'ok',
    'id', crew.id, 'name', crew.name, 'version', crew.version, 'archived_at', app.instant(crew.archived_at),
    'today', to_char(now() at time zone (
      select s.time_zone from public.company_settings s where s.company_id = company
    ), 'YYYY-MM-DD'),
    'members', (
      select coalesce(jsonb_agg(
        jsonb_build_object(
          'id', m.id, 'person_id', m.person_id, 'name', trim(p.first_name || ' ' || p.last_name),
          'photo_url', p.photo_url, 'role', app.role_at(company, m.person_id, now()),
          'is_lead', m.is_lead, 'valid_from', app.instant(m.valid_from), 'valid_to', app.instant(m.valid_to)
        ) order by m.is_lead desc, app.fold_text(p.first_name || ' ' || p.last_name) collate "C", m.valid_from, m.id
      ), '[]')
      from public.crew_members m
      join public.profiles p on p.company_id = company and p.person_id = m.person_id
      where m.company_id = company and m.crew_id = crew.id
    ),
    'projects', (
      select coalesce(jsonb_agg(
        jsonb_build_object(
          'id', p.id, 'name', p.name, 'number', p.number,
          'crews', (
            select count(*) from public.project_crews o where o.company_id = company and o.project_id = p.id
          )
        ) order by app.fold_text(p.name) collate "C", p.id
      ), '[]')
      from public.project_crews w
      join public.projects p on p.company_id = company and p.id = w.project_id and p.archived_at is null
      where w.company_id = company and w.crew_id = crew.id
    )
  );
end
$$;

comment on function public.crew_detail(uuid) is
  'For an admin: a crew with everyone who belongs, belonged or will belong to it, and where it works. today is the '
  'date where the company is. Verdict ok or refused (not_allowed, not_found).';

grant execute on function public.crew_detail(uuid) to authenticated;
