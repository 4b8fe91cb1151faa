-- One statement for each order, planned with its values, so that a page of the newest hazards reads only that page.
-- json, not jsonb: the rows are already text, and parsing and writing them again took a sixth of the time.
create or replace function public.list_hazards(
  filter jsonb default '{}', after jsonb default null, page_size integer default 50
) returns json
language plpgsql stable security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  caller_role constant text := app.my_role();
  sort constant text := coalesce(filter ->> 'sort', 'newest');
  today date;
  condition text := 'h.company_id = $1 and h.merged_into_id is null';
  ordering text;
  visible uuid[];
  own uuid[];
  found public.hazards[];
  last public.hazards;
  wrong text;
begin
  if caller_role is null then
    return app.refused('not_allowed')::json;
  end if;
  wrong := app.wrong_hazard_filter(filter);
  if wrong is not null then
    return app.refused_with_detail('invalid_input', wrong)::json;
  end if;
  if coalesce(page_size not between 1 and 200, true) then
    return app.refused_with_detail('invalid_input', 'page_size')::json;
  end if;
  if after is not null and not coalesce(
    app.is_whole(after -> 'number', 0, 2147483647) and app.is_whole(after -> 'score', 1, 25)
      and app.is_date(after -> 'due_on'),
    false
  ) then
    return app.refused_with_detail('invalid_input', 'after')::json;
  end if;

  today := app.company_today(company);
  if caller_role <> 'admin' or coalesce((filter ->> 'mine')::boolean, false) then
    own := app.my_hazards();
  end if;
  if caller_role <> 'admin' then
    visible := app.my_projects();
    condition := condition || ' and (h.project_id is null or h.project_id = any ($2) or h.id = any ($3))';
  end if;
  if coalesce((filter ->> 'mine')::boolean, false) then
    condition := condition || ' and h.id = any ($3)';
  end if;
  if filter ? 'states' then
    condition := condition || ' and h.state = any (array(select jsonb_array_elements_text($4 -> ''states'')))';
  end if;
  if filter ? 'bands' then
    condition := condition || ' and h.band = any (array(select jsonb_array_elements_text($4 -> ''bands'')))';
  end if;
  if filter ? 'project_id' then
    condition := condition || ' and h.project_id = ($4 ->> ''project_id'')::uuid';
  end if;
  if coalesce((filter ->> 'overdue')::boolean, false) then
    condition := condition || ' and h.state not in (''resolved'', ''verified'') and h.due_on < $5';
  end if;
  if trim(filter ->> 'search') <> '' then
    condition := condition || ' and h.search_text ~ all (app.search_patterns($4 ->> ''search''))';
  end if;
  case sort
    when 'newest' then
      ordering := 'h.number desc';
      if after is not null then
        condition := condition || ' and h.number < ($6 ->> ''number'')::integer';
      end if;
    when 'risk' then
      ordering := 'h.score desc, h.number desc';
      if after is not null then
        condition := condition || ' and (h.score, h.number) <
          (($6 ->> ''score'')::smallint, ($6 ->> ''number'')::integer)';
      end if;
    when 'due' then
      ordering := 'h.due_on, h.number';
      if after is not null then
        condition := condition || ' and (h.due_on, h.number) >
          (($6 ->> ''due_on'')::date, ($6 ->> ''number'')::integer)';
      end if;
  end case;

  execute 'select array(select h from public.hazards h where ' || condition || ' order by ' || ordering || ' limit $7)'
    into found using company, visible, own, filter, today, after, page_size + 1;
  if cardinality(found) > page_size then
    last := found[page_size];
  end if;
  return json_build_object(
    'verdict', 'ok',
    'today', today,
    'may_manage', caller_role in ('admin', 'supervisor'),
    'hazards', app.hazard_rows(found[1:page_size], today),
    'next', case when last.id is not null then
      json_build_object('number', last.number, 'score', last.score, 'due_on', last.due_on) end
  );
end
$$;

comment on function public.list_hazards(jsonb, jsonb, integer) is
  'The hazards that the caller may read, without those merged into others. filter: search (each word in number, what '
  'or place), states, bands, project_id, mine, overdue, sort (newest, risk or due); next of one answer is after of '
  'the following. Refused with not_allowed, or invalid_input with the part in detail.';

grant execute on function public.list_hazards(jsonb, jsonb, integer) to authenticated;
