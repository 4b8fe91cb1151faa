-- What the screens read of projects, each as one call.

create function app.plain_text(text) returns text
language sql immutable
as $$
  select lower(regexp_replace(normalize($1, NFD), '[\u0300-\u036f]', '', 'g'))
$$;
comment on function app.plain_text(text) is 'Lower case without accents, so that "pena" finds "Peña". As toSearchText of the app.';

create function app.search_patterns(search text) returns text[]
language sql immutable set search_path = ''
as $$
  select array(
    select '%' || regexp_replace(word, '([\\%_])', '\\\1', 'g') || '%'
    from regexp_split_to_table(app.plain_text(trim(search)), '\s+') as word
  )
$$;
comment on function app.search_patterns(text) is
  'Patterns for `app.plain_text(…) like all (…)`: each word of a search stands somewhere in the text; an empty search fits all.';

create function app.people_i_manage(company uuid) returns uuid[]
language plpgsql stable security definer set search_path = ''
as $$
begin
  if app.my_role() = 'supervisor' then
    return app.my_crew_people();
  end if;
  return array(
    select distinct m.person_id from public.memberships m
    where m.company_id = company and app.my_role() = 'admin'
      and m.valid_from <= now() and (m.valid_to is null or m.valid_to > now())
  );
end
$$;
comment on function app.people_i_manage(uuid) is
  'Whose time the caller oversees now: an admin everybody''s of the company, a supervisor their crews''.';

create function public.list_projects(search text default '', status text default null, skip integer default 0)
returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  page_size constant integer := 100;
  visible constant uuid[] := app.my_projects();
  patterns constant text[] := app.search_patterns(search);
  people uuid[];
begin
  if app.my_role() is null or app.my_role() not in ('admin', 'supervisor') then
    return app.refused('not_allowed');
  end if;
  people := app.people_i_manage(company);
  return (
    with found as materialized (
      select p.*, case when p.archived_at is null then p.status else 'archived' end as shown_status
      from public.projects p
      where p.company_id = company and p.id = any (visible)
        and app.plain_text(concat_ws(' ', p.number, p.name, p.customer, p.address)) like all (patterns)
    ),
    chosen as (
      select * from found f
      where case
        when list_projects.status is null then f.archived_at is null
        else f.shown_status = list_projects.status
      end
    ),
    page as (
      select * from chosen order by lower(name), id limit page_size offset greatest(skip, 0)
    )
    select jsonb_build_object(
      'verdict', 'ok',
      'total', (select count(*) from chosen),
      'counts', (
        select coalesce(jsonb_object_agg(c.shown_status, c.number), '{}')
        from (select shown_status, count(*) as number from found group by shown_status) c
      ),
      'projects', coalesce((
        select jsonb_agg(jsonb_build_object(
          'id', p.id, 'number', p.number, 'name', p.name, 'customer', p.customer, 'address', p.address,
          'status', p.status, 'is_archived', p.archived_at is not null,
          'starts_on', p.starts_on, 'ends_on', p.ends_on,
          'site_count', (
            select count(*) from public.project_sites s
            where s.company_id = company and s.project_id = p.id and s.archived_at is null
          ),
          'crew_names', (
            select coalesce(jsonb_agg(c.name order by c.name), '[]')
            from public.project_crews pc join public.crews c on c.company_id = company and c.id = pc.crew_id
            where pc.company_id = company and pc.project_id = p.id
          ),
          'on_clock', (
            select count(*) from public.clock_states s
            join public.time_entries e on e.company_id = company and e.id = s.entry_id
            where s.company_id = company and e.project_id = p.id and s.person_id = any (people)
          )
        ) order by lower(p.name), p.id)
        from page p
      ), '[]')
    )
  );
end
$$;
comment on function public.list_projects(text, text, integer) is
  'The projects that an admin or a supervisor sees, by name, a hundred from skip on. search: each word in number, name, customer or address. status: planned, active, on_hold, done or archived; null all that are not archived. total counts the chosen, counts all that the search finds by status. Refused with not_allowed for others.';

create function app.worked_seconds(company uuid, entry uuid, from_at timestamptz, to_at timestamptz) returns float8
language plpgsql stable set search_path = ''
as $$
begin
  return extract(epoch from coalesce(to_at, now()) - from_at) - (
    select coalesce(sum(greatest(0, extract(epoch from coalesce(b.ended_at, to_at, now()) - b.started_at))), 0)
    from public.time_breaks b
    where b.company_id = company and b.entry_id = entry and b.kind = 'meal'
  );
end
$$;
comment on function app.worked_seconds(uuid, uuid, timestamptz, timestamptz) is
  'Seconds of an entry that count as work: to its end or to now, less the meals. As workedMs of packages/domain.';

create function public.project_page(project uuid) returns jsonb
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
          'cost_code', code.code, 'site_name', site.name, 'place_verdict', started.place_verdict
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
          round(sum(app.worked_seconds(company, e.id, e.started_at, e.ended_at)) / 60)::integer as minutes,
          count(distinct e.person_id) as people
        from public.time_entries e
        where e.company_id = company and e.project_id = found.id and e.state in ('open', 'closed')
          and e.started_at >= ((now() at time zone company_zone)::date - (days - 1))::timestamp at time zone company_zone
          and e.person_id = any (people)
        group by 1
      ) d
    )
  );
end
$$;
comment on function public.project_page(uuid) is
  'One project for an admin or a supervisor who sees it: facts, sites, crews with the people in them now, who is on its clock, and hours by the day on which they began, fourteen days in the company''s zone. A supervisor gets the crews that they lead and those people''s time; crew_count counts all. Refused with not_allowed or not_found.';

grant execute on function public.list_projects(text, text, integer), public.project_page(uuid) to authenticated;
