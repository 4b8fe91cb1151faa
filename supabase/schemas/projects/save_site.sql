create or replace function public.save_site(
  id uuid, project uuid, site jsonb, version integer default null
) returns jsonb
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
    return app.refused_with_detail('invalid_input', 'name');
  end if;
  ring := case when jsonb_typeof(site -> 'polygon') <> 'null' then site -> 'polygon' end;
  wrong := app.wrong_fence(site -> 'lat', site -> 'lng', site -> 'radius_m', ring);
  if wrong is not null then
    return app.refused_with_detail('invalid_input', wrong);
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
  'An admin draws a fence of a project under an id of their own (without a version; again changes nothing) or '
  'changes it over the version that was read: all of name, lat, lng, radius_m, polygon (corners [lng, lat] or null '
  'for a circle). Verdict applied, replayed or refused (not_allowed, invalid_input with the field or '
  'app.wrong_fence in detail, changed_meanwhile, not_found).';

grant execute on function public.save_site(uuid, uuid, jsonb, integer) to authenticated;
