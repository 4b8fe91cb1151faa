create or replace function public.list_project_photos(
  filter jsonb default '{}', after jsonb default null, page_size integer default 60
) returns json
language plpgsql stable security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  projects constant uuid[] := app.my_projects();
  seen text;
  found uuid[];
  last public.project_photos;
  total bigint;
  wrong text;
begin
  if app.my_role() is null then
    return app.refused('not_allowed')::json;
  end if;
  wrong := app.wrong_photo_filter(filter);
  if wrong is null and coalesce(page_size not between 1 and 500, true) then
    wrong := 'page_size';
  end if;
  if wrong is null and after is not null
    and not coalesce(app.is_instant(after -> 'taken_at') and app.is_uuid(after -> 'id'), false)
  then
    wrong := 'after';
  end if;
  if wrong is not null then
    return app.refused_with_detail('invalid_input', wrong)::json;
  end if;
  if filter ? 'project_id' and not (filter ->> 'project_id')::uuid = any (projects) then
    return app.refused('not_found')::json;
  end if;

  seen := ' from public.project_photos p
    join public.attachments a on a.company_id = p.company_id and a.id = p.id where ' || app.photo_condition(filter);
  if after is null then
    execute 'select count(*)' || seen into total using company, projects, filter;
  else
    seen := seen || ' and (p.taken_at, p.id) < (($4 ->> ''taken_at'')::timestamptz, ($4 ->> ''id'')::uuid)';
  end if;
  execute 'select array(select p.id' || seen || ' order by p.taken_at desc, p.id desc limit $5)'
    into found using company, projects, filter, after, page_size + 1;
  if cardinality(found) > page_size then
    select * into last from public.project_photos p where p.company_id = company and p.id = found[page_size];
  end if;
  return json_build_object(
    'verdict', 'ok',
    'total', total,
    'photos', app.photo_rows(company, found[1:page_size]),
    'next', case when last.id is not null then
      json_build_object('taken_at', app.precise_instant(last.taken_at), 'id', last.id) end
  );
end
$$;

comment on function public.list_project_photos(jsonb, jsonb, integer) is
  'Photos of the projects that the caller sees, the newest first. filter: project_id, person_id, site_id, tag, day, '
  'search (each word in caption or tags), ids; next of one answer is after of the following, and the first says the '
  'total. Refused with not_allowed, not_found, or invalid_input with the part in detail.';

grant execute on function public.list_project_photos(jsonb, jsonb, integer) to authenticated;
