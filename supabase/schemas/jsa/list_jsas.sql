create or replace function public.list_jsas(
  filter jsonb default '{}', after jsonb default null, page_size integer default 50
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  me constant uuid := app.my_person_id();
  condition text := 'j.company_id = $1';
  visible uuid[];
  found public.jsas[];
begin
  if app.my_role() is null then
    return app.refused('not_allowed');
  end if;
  if app.wrong_jsa_filter(filter) is not null then
    return app.refused_with_detail('invalid_input', app.wrong_jsa_filter(filter));
  end if;
  if coalesce(page_size not between 1 and 200, true) then
    return app.refused_with_detail('invalid_input', 'page_size');
  end if;
  if after is not null and not coalesce(
    app.is_whole(after -> 'number', 0, 2147483647) and app.is_instant(after -> 'made_at'), false
  ) then
    return app.refused_with_detail('invalid_input', 'after');
  end if;

  if app.my_role() <> 'admin' then
    visible := app.my_projects();
    condition := condition || ' and (j.project_id is null or j.project_id = any ($2) or j.author_person_id = $3
      or exists (select from public.jsa_signatures s
        where s.company_id = $1 and s.jsa_id = j.id and s.person_id = $3))';
  end if;
  if coalesce((filter ->> 'mine')::boolean, false) then
    condition := condition || ' and (j.author_person_id = $3 or exists (select from public.jsa_signatures s
      where s.company_id = $1 and s.jsa_id = j.id and s.person_id = $3))';
  end if;
  if filter ? 'states' then
    condition := condition || ' and app.jsa_state(j, now()) in (select jsonb_array_elements_text($4 -> ''states''))';
  end if;
  if filter ? 'project_id' then
    condition := condition || ' and j.project_id = ($4 ->> ''project_id'')::uuid';
  end if;
  if trim(filter ->> 'search') <> '' then
    condition := condition || ' and (j.search_text || '' '' || j.also_said_text)
      ~ all (app.search_patterns($4 ->> ''search''))';
  end if;
  if after is not null then
    condition := condition || ' and (j.made_at, j.number) <
      (($5 ->> ''made_at'')::timestamptz, ($5 ->> ''number'')::integer)';
  end if;
  execute 'select array(select j from public.jsas j where ' || condition
    || ' order by j.made_at desc, j.number desc limit $6)'
    into found using company, visible, me, filter, after, page_size + 1;
  return jsonb_build_object(
    'verdict', 'ok',
    'jsas', (
      select coalesce(jsonb_agg(app.jsa_row(found[place]) order by place), '[]')
      from generate_series(1, least(page_size, cardinality(found))) as place
    ),
    'next', case when cardinality(found) > page_size then jsonb_build_object(
      'made_at', app.precise_instant((found[page_size]).made_at), 'number', (found[page_size]).number
    ) end
  );
end
$$;

comment on function public.list_jsas(jsonb, jsonb, integer) is
  'The JSAs that the caller may read, newest first. filter: search (each word in number, task, place or what was '
  'also said), states, project_id, mine (made or signed); next of one answer is after of the following. Refused '
  'with not_allowed, or invalid_input with the part in detail.';

grant execute on function public.list_jsas(jsonb, jsonb, integer) to authenticated;
