create or replace function public.project_page(project uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  my_role constant text := app.my_role();
  days constant integer := 14;
  company_zone text;
  people uuid[];
  crews uuid[];
  found public.projects;
begin
  if my_role is null or my_role not in ('admin', 'supervisor') then
    return app.refused('not_allowed');
  end if;
  select * into found from public.projects p
  where p.company_id = company and p.id = project_page.project and p.id = any (app.my_projects());
  if found.id is null then
    return app.refused('not_found');
  end if;
  select s.time_zone into company_zone from public.company_settings s where s.company_id = company;
  people := app.people_i_manage(company);
  crews := array(
    select pc.crew_id from public.project_crews pc
    where pc.company_id = company and pc.project_id = found.id
      and (my_role = 'admin' or pc.crew_id = any (app.my_led_crews()))
  );

  return jsonb_build_object(
    'verdict', 'ok',
    'may_edit', my_role = 'admin',
    'time_zone', company_zone,
    'project', jsonb_build_object(
      'id', found.id, 'name', found.name, 'number', found.number, 'customer', found.customer,
      'address', found.address, 'status', found.status, 'starts_on', found.starts_on, 'ends_on', found.ends_on,
      'default_cost_code_id', found.default_cost_code_id, 'archived_at', app.instant(found.archived_at),
      'version', found.version
    ),
    'default_cost_code', (
      select jsonb_build_object('id', c.id, 'code', c.code, 'name', c.name)
      from public.cost_codes c where c.company_id = company and c.id = found.default_cost_code_id
    ),
    'sites', (
      select coalesce(jsonb_agg(
        jsonb_build_object(
          'id', s.id, 'name', s.name, 'lat', s.lat, 'lng', s.lng, 'radius_m', s.radius_m,
          'polygon', s.polygon, 'version', s.version
        ) order by lower(s.name), s.id
      ), '[]')
      from public.project_sites s
      where s.company_id = company and s.project_id = found.id and s.archived_at is null
    ),
    'crews', (
      select coalesce(jsonb_agg(
        jsonb_build_object(
          'id', c.id, 'name', c.name, 'is_archived', c.archived_at is not null,
          'people', (
            select coalesce(jsonb_agg(
              jsonb_build_object(
                'person_id', p.person_id, 'name', trim(p.first_name || ' ' || p.last_name), 'is_lead', m.is_lead
              ) order by m.is_lead desc, p.first_name, p.last_name, p.person_id
            ), '[]')
            from public.crew_members m
            join public.profiles p on p.company_id = company and p.person_id = m.person_id
            where m.company_id = company and m.crew_id = c.id and m.person_id = any (people)
              and m.valid_from <= now() and (m.valid_to is null or m.valid_to > now())
          )
        ) order by lower(c.name), c.id
      ), '[]')
      from public.crews c where c.company_id = company and c.id = any (crews)
    ),
    'crew_count', (
      select count(*) from public.project_crews pc where pc.company_id = company and pc.project_id = found.id
    ),
    'on_now', (
      select coalesce(jsonb_agg(
        jsonb_build_object(
          'person_id', p.person_id, 'name', trim(p.first_name || ' ' || p.last_name),
          'since', app.instant(e.started_at), 'on_break', s.break_id is not null,
          'cost_code', code.code, 'site_id', site.id, 'site_name', site.name, 'place_verdict', started.place_verdict
        ) order by p.first_name, p.last_name, p.person_id
      ), '[]')
      from public.clock_states s
      join public.time_entries e on e.company_id = company and e.id = s.entry_id
      join public.profiles p on p.company_id = company and p.person_id = s.person_id
      left join public.cost_codes code on code.company_id = company and code.id = e.cost_code_id
      left join public.punches started on started.company_id = company and started.id = e.id
      left join public.project_sites site on site.company_id = company and site.id = started.site_id
      where s.company_id = company and e.project_id = found.id and s.person_id = any (people)
    ),
    'days', (
      select coalesce(jsonb_agg(
        jsonb_build_object('day', d.day, 'minutes', d.minutes, 'people', d.people) order by d.day
      ), '[]')
      from (
        select (e.started_at at time zone company_zone)::date as day,
          sum(app.worked_minutes(company, e.id, e.started_at, e.ended_at))::integer as minutes,
          count(distinct e.person_id) as people
        from public.time_entries e
        where e.company_id = company and e.project_id = found.id and e.state in ('open', 'closed')
          and e.started_at >=
            ((now() at time zone company_zone)::date - (days - 1))::timestamp at time zone company_zone
          and e.person_id = any (people)
        group by 1
      ) d
    )
  );
end
$$;

comment on function public.project_page(uuid) is
  'One project for an admin or a supervisor who sees it: facts, sites, crews with the people in them now, who is on '
  'its clock, and hours by the day on which they began, fourteen days in the company''s zone. A supervisor gets the '
  'crews that they lead and those people''s time; crew_count counts all. Refused with not_allowed or not_found.';

grant execute on function public.project_page(uuid) to authenticated;
