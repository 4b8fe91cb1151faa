-- How a company runs its projects: each has a status, fences are judged here before they count, and
-- every change goes through a function, so that nothing is stored which the rules do not let through.

alter table public.projects
  add column status text not null default 'active' check (status in ('planned', 'active', 'on_hold', 'done'));
comment on column public.projects.status is
  'What the clock goes by: people are offered planned and active ones only. A punch on any other is stored all the same.';
grant select (status) on public.projects to authenticated;

revoke insert, update, delete on
  public.projects, public.project_sites, public.project_crews
  from authenticated;
revoke insert (id, company_id, number, name, customer, address, starts_on, ends_on, default_cost_code_id)
  on public.projects from authenticated;
revoke update (number, name, customer, address, starts_on, ends_on, default_cost_code_id)
  on public.projects from authenticated;
revoke insert (id, company_id, project_id, name, lat, lng, radius_m, polygon)
  on public.project_sites from authenticated;
revoke update (name, lat, lng, radius_m, polygon) on public.project_sites from authenticated;
revoke insert (company_id, project_id, crew_id) on public.project_crews from authenticated;
drop policy projects_insert on public.projects;
drop policy projects_update on public.projects;
drop policy project_sites_insert on public.project_sites;
drop policy project_sites_update on public.project_sites;
drop policy project_crews_insert on public.project_crews;
drop policy project_crews_delete on public.project_crews;
-- Withheld: every write; the functions below hold the rules.

-- Fences ----------------------------------------------------------------------------------------

create function app.ring_turn(
  ax float8, ay float8, bx float8, by float8, cx float8, cy float8
) returns float8
language sql immutable
as $$
  select (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
$$;
comment on function app.ring_turn(float8, float8, float8, float8, float8, float8) is
  'Which way a path a, b, c turns: positive to the left, negative to the right, 0 straight on or back.';

create function app.is_simple_ring(polygon jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  with corners as (
    -- Degrees from the first corner, so that a fence may lie across the 180th meridian.
    select n, app.lng_delta((polygon -> 0 ->> 0)::float8, (corner ->> 0)::float8) as x, (corner ->> 1)::float8 as y
    from jsonb_array_elements(polygon) with ordinality as c (corner, n)
  ),
  edges as (
    select a.n, a.x as ax, a.y as ay, b.x as bx, b.y as by
    from corners a join corners b on b.n = a.n % jsonb_array_length(polygon) + 1
  )
  select not exists (select from edges where ax = bx and ay = by)
    and not exists (
      -- An edge that runs back over the one before it.
      select from edges e
      join edges f on f.n = e.n % jsonb_array_length(polygon) + 1
      where app.ring_turn(e.ax, e.ay, e.bx, e.by, f.bx, f.by) = 0
        and (e.bx - e.ax) * (f.bx - f.ax) + (e.by - e.ay) * (f.by - f.ay) < 0
    )
    and not exists (
      select from edges e
      join edges f
        on f.n > e.n + 1 and not (e.n = 1 and f.n = jsonb_array_length(polygon))
        and greatest(e.ax, e.bx) >= least(f.ax, f.bx) and greatest(f.ax, f.bx) >= least(e.ax, e.bx)
        and greatest(e.ay, e.by) >= least(f.ay, f.by) and greatest(f.ay, f.by) >= least(e.ay, e.by)
      where sign(app.ring_turn(e.ax, e.ay, e.bx, e.by, f.ax, f.ay))
          * sign(app.ring_turn(e.ax, e.ay, e.bx, e.by, f.bx, f.by)) <= 0
        and sign(app.ring_turn(f.ax, f.ay, f.bx, f.by, e.ax, e.ay))
          * sign(app.ring_turn(f.ax, f.ay, f.bx, f.by, e.bx, e.by)) <= 0
    )
$$;
comment on function app.is_simple_ring(jsonb) is
  'Whether the edges of a ring touch each other at their shared corners only. The same rule stands in packages/domain/src/place/ring.ts; both answer cases/rings.json.';

create function app.wrong_fence(lat jsonb, lng jsonb, radius_m jsonb, polygon jsonb) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  -- A fence is small: the place of a punch is judged on a plane.
  reach_m constant float8 := 20000;
begin
  if jsonb_typeof(lat) is distinct from 'number' or lat::float8 not between -90 and 90 then
    return 'lat';
  end if;
  if jsonb_typeof(lng) is distinct from 'number' or lng::float8 not between -180 and 180 then
    return 'lng';
  end if;
  if jsonb_typeof(radius_m) is distinct from 'number'
    or radius_m::numeric not between 50 and 1000 or radius_m::numeric <> trunc(radius_m::numeric) then
    return 'radius_m';
  end if;
  if polygon is null or jsonb_typeof(polygon) = 'null' then
    return null;
  end if;
  if not app.is_ring(polygon) then
    return 'polygon';
  end if;
  if exists (
    select from jsonb_array_elements(polygon) corner
    where app.arc_m(lat::float8, lng::float8, (corner ->> 1)::float8, (corner ->> 0)::float8) > reach_m
  ) then
    return 'polygon_reach';
  end if;
  if not app.is_simple_ring(polygon) then
    return 'polygon_crossing';
  end if;
  if app.polygon_distance_m(lat::float8, lng::float8, polygon) > 0 then
    return 'label_point';
  end if;
  return null;
end
$$;
comment on function app.wrong_fence(jsonb, jsonb, jsonb, jsonb) is
  'What is wrong with a fence as it was sent: lat, lng, radius_m, polygon (3 to 500 corners), polygon_reach (a corner over 20 km away), polygon_crossing, label_point (not within the polygon); null when nothing is. The same rule stands in packages/domain/src/place/ring.ts; both answer cases/rings.json.';

-- What a form sends -----------------------------------------------------------------------------

create function app.is_date_or_null(value jsonb) returns boolean
language plpgsql immutable set search_path = ''
as $$
begin
  return case jsonb_typeof(value)
    when 'null' then true
    when 'string' then value #>> '{}' ~ '^\d{4}-\d{2}-\d{2}$' and (value #>> '{}')::date >= date '1900-01-01'
    else false
  end;
exception
  when datetime_field_overflow or invalid_datetime_format then
    return false;
end
$$;

create function app.wrong_project_field(company uuid, project jsonb) returns text
language plpgsql stable set search_path = ''
as $$
declare
  cost_code constant text := project ->> 'default_cost_code_id';
begin
  if jsonb_typeof(project) is distinct from 'object' then
    return 'project';
  end if;
  return (
    select field from (
      select 1 as rank, key as field
      from jsonb_object_keys(project) as key
      where key not in ('name', 'number', 'customer', 'address', 'status', 'starts_on', 'ends_on', 'default_cost_code_id')
      union all
      select 2, f.name
      from (values ('name', 200), ('number', 50), ('customer', 200), ('address', 500)) as f (name, max_length)
      where not coalesce(app.is_text_or_null(project -> f.name, f.max_length), false)
        or (f.name = 'name' and jsonb_typeof(project -> 'name') <> 'string')
      union all
      select 3, 'status'
      where not coalesce(project ->> 'status' in ('planned', 'active', 'on_hold', 'done'), false)
      union all
      select 4, f.name
      from (values ('starts_on'), ('ends_on')) as f (name)
      where not coalesce(app.is_date_or_null(project -> f.name), false)
      union all
      select 5, 'ends_on'
      where app.is_date_or_null(project -> 'starts_on') and app.is_date_or_null(project -> 'ends_on')
        and (project ->> 'ends_on') < (project ->> 'starts_on')
      union all
      select 6, 'default_cost_code_id'
      where not (project ? 'default_cost_code_id') or cost_code is not null and not exists (
        select from public.cost_codes c where c.company_id = company and c.id::text = cost_code
      )
    ) as wrong order by rank, field limit 1
  );
end
$$;
comment on function app.wrong_project_field(uuid, jsonb) is
  'The first field of a project that is missing, unknown or not allowed; null when all are right.';

create function app.project_refusal(project uuid) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return app.refused(case
    when exists (select from public.projects p where p.company_id = app.my_company_id() and p.id = project)
    then 'changed_meanwhile' else 'not_found'
  end);
end
$$;
comment on function app.project_refusal(uuid) is 'Why a change of a project at the version that was read found no row.';

-- Changes ---------------------------------------------------------------------------------------

create function public.save_project(id uuid, project jsonb, version integer default null) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  wrong text;
  saved public.projects;
begin
  if app.my_role() is distinct from 'admin' then
    return app.refused('not_allowed');
  end if;
  wrong := app.wrong_project_field(company, project);
  if wrong is not null then
    return app.refused('invalid_input', wrong);
  end if;

  if version is null then
    insert into public.projects
      (id, company_id, name, number, customer, address, status, starts_on, ends_on, default_cost_code_id)
    values (
      save_project.id, company, project ->> 'name', project ->> 'number', project ->> 'customer', project ->> 'address',
      project ->> 'status', (project ->> 'starts_on')::date, (project ->> 'ends_on')::date,
      (project ->> 'default_cost_code_id')::uuid
    )
    on conflict on constraint projects_pkey do nothing
    returning * into saved;
    if saved.id is null then
      select * into saved from public.projects p where p.company_id = company and p.id = save_project.id;
      if saved.id is null then
        return app.refused('not_found');
      end if;
      return jsonb_build_object('verdict', 'replayed', 'version', saved.version);
    end if;
    return jsonb_build_object('verdict', 'applied', 'version', saved.version);
  end if;

  update public.projects p set
    name = project ->> 'name',
    number = project ->> 'number',
    customer = project ->> 'customer',
    address = project ->> 'address',
    status = project ->> 'status',
    starts_on = (project ->> 'starts_on')::date,
    ends_on = (project ->> 'ends_on')::date,
    default_cost_code_id = (project ->> 'default_cost_code_id')::uuid
  where p.company_id = company and p.id = save_project.id and p.version = save_project.version
  returning * into saved;
  if saved.id is null then
    return app.project_refusal(save_project.id);
  end if;
  return jsonb_build_object('verdict', 'applied', 'version', saved.version);
end
$$;
comment on function public.save_project(uuid, jsonb, integer) is
  'An admin makes a project under an id of their own (without a version; again changes nothing) or changes it over the version that was read: all of name, number, customer, address, status, starts_on, ends_on, default_cost_code_id. Verdict applied, replayed or refused (not_allowed, invalid_input with the field in detail, changed_meanwhile, not_found).';

create function app.set_project_archived(project uuid, version integer, is_archived boolean) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  saved public.projects;
begin
  if app.my_role() is distinct from 'admin' then
    return app.refused('not_allowed');
  end if;
  update public.projects p set archived_at = case when is_archived then coalesce(p.archived_at, now()) end
  where p.company_id = app.my_company_id() and p.id = project and p.version = set_project_archived.version
  returning * into saved;
  if saved.id is null then
    return app.project_refusal(project);
  end if;
  return jsonb_build_object('verdict', 'applied', 'version', saved.version);
end
$$;

create function public.archive_project(project uuid, version integer) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  return app.set_project_archived(project, version, true);
end
$$;
comment on function public.archive_project(uuid, integer) is
  'An admin puts a project away, over the version that was read: no clock offers it, its past stays. Verdict applied or refused (not_allowed, changed_meanwhile, not_found).';

create function public.unarchive_project(project uuid, version integer) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  return app.set_project_archived(project, version, false);
end
$$;
comment on function public.unarchive_project(uuid, integer) is
  'An admin takes a project out of the archive, over the version that was read. Verdict applied or refused (not_allowed, changed_meanwhile, not_found).';

create function public.set_project_crews(project uuid, crews uuid[], version integer) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  saved public.projects;
begin
  if app.my_role() is distinct from 'admin' then
    return app.refused('not_allowed');
  end if;
  if crews is null or exists (
    select from unnest(crews) as wanted
    where not exists (
      select from public.crews c
      where c.company_id = company and c.id = wanted
        and (
          c.archived_at is null
          or exists (select from public.project_crews pc where pc.project_id = project and pc.crew_id = c.id)
        )
    )
  ) then
    return app.refused('invalid_input', 'crews');
  end if;

  -- Counts the version: who read the crews before loses.
  update public.projects p set updated_at = now()
  where p.company_id = company and p.id = project and p.version = set_project_crews.version
  returning * into saved;
  if saved.id is null then
    return app.project_refusal(project);
  end if;
  delete from public.project_crews pc
  where pc.company_id = company and pc.project_id = project and pc.crew_id <> all (crews);
  insert into public.project_crews (company_id, project_id, crew_id)
  select distinct company, project, wanted from unnest(crews) as wanted
  on conflict do nothing;
  return jsonb_build_object('verdict', 'applied', 'version', saved.version);
end
$$;
comment on function public.set_project_crews(uuid, uuid[], integer) is
  'An admin says which crews work on a project, all of them, over the version that was read; none opens it to the whole company. Verdict applied or refused (not_allowed, invalid_input for a crew that is archived or not of the company, changed_meanwhile, not_found).';

create function public.save_site(id uuid, project uuid, site jsonb, version integer default null) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  wrong text;
  ring jsonb;
  saved public.project_sites;
begin
  if app.my_role() is distinct from 'admin' then
    return app.refused('not_allowed');
  end if;
  if jsonb_typeof(site -> 'name') is distinct from 'string' or not app.is_text_or_null(site -> 'name', 100) then
    return app.refused('invalid_input', 'name');
  end if;
  ring := case when jsonb_typeof(site -> 'polygon') <> 'null' then site -> 'polygon' end;
  wrong := app.wrong_fence(site -> 'lat', site -> 'lng', site -> 'radius_m', ring);
  if wrong is not null then
    return app.refused('invalid_input', wrong);
  end if;
  if not exists (select from public.projects p where p.company_id = company and p.id = project) then
    return app.refused('not_found');
  end if;

  if version is null then
    insert into public.project_sites (id, company_id, project_id, name, lat, lng, radius_m, polygon)
    values (
      save_site.id, company, project, site ->> 'name', (site -> 'lat')::float8, (site -> 'lng')::float8,
      (site -> 'radius_m')::integer, ring
    )
    on conflict on constraint project_sites_pkey do nothing
    returning * into saved;
    if saved.id is null then
      select * into saved from public.project_sites s
      where s.company_id = company and s.project_id = project and s.id = save_site.id;
      if saved.id is null then
        return app.refused('not_found');
      end if;
      return jsonb_build_object('verdict', 'replayed', 'version', saved.version);
    end if;
    return jsonb_build_object('verdict', 'applied', 'version', saved.version);
  end if;

  update public.project_sites s set
    name = site ->> 'name',
    lat = (site -> 'lat')::float8,
    lng = (site -> 'lng')::float8,
    radius_m = (site -> 'radius_m')::integer,
    polygon = ring
  where s.company_id = company and s.project_id = project and s.id = save_site.id and s.version = save_site.version
  returning * into saved;
  if saved.id is null then
    return app.refused(case
      when exists (
        select from public.project_sites s
        where s.company_id = company and s.project_id = project and s.id = save_site.id
      ) then 'changed_meanwhile' else 'not_found'
    end);
  end if;
  return jsonb_build_object('verdict', 'applied', 'version', saved.version);
end
$$;
comment on function public.save_site(uuid, uuid, jsonb, integer) is
  'An admin draws a fence of a project under an id of their own (without a version; again changes nothing) or changes it over the version that was read: all of name, lat, lng, radius_m, polygon (corners [lng, lat] or null for a circle). Verdict applied, replayed or refused (not_allowed, invalid_input with the field or app.wrong_fence in detail, changed_meanwhile, not_found).';

create function public.archive_site(site uuid, version integer) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  saved public.project_sites;
begin
  if app.my_role() is distinct from 'admin' then
    return app.refused('not_allowed');
  end if;
  update public.project_sites s set archived_at = coalesce(s.archived_at, now())
  where s.company_id = app.my_company_id() and s.id = site and s.version = archive_site.version
  returning * into saved;
  if saved.id is null then
    return app.refused(case
      when exists (select from public.project_sites s where s.company_id = app.my_company_id() and s.id = site)
      then 'changed_meanwhile' else 'not_found'
    end);
  end if;
  return jsonb_build_object('verdict', 'applied', 'version', saved.version);
end
$$;
comment on function public.archive_site(uuid, integer) is
  'An admin takes a fence away, over the version that was read: no further punch is judged by it, those of before keep it. Verdict applied or refused (not_allowed, changed_meanwhile, not_found).';

grant execute on function
  public.save_project(uuid, jsonb, integer), public.archive_project(uuid, integer),
  public.unarchive_project(uuid, integer), public.set_project_crews(uuid, uuid[], integer),
  public.save_site(uuid, uuid, jsonb, integer), public.archive_site(uuid, integer)
  to authenticated;
