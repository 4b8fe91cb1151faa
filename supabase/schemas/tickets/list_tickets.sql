create or replace function public.list_tickets(
  filter jsonb default '{}', after jsonb default null, page_size integer default 50
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  me constant uuid := app.my_person_id();
  patterns text[];
  visible uuid[];
  found public.work_tickets[];
begin
  if app.my_role() is null then
    return app.refused('not_allowed');
  end if;
  if app.wrong_ticket_filter(filter) is not null then
    return app.refused_with_detail('invalid_input', app.wrong_ticket_filter(filter));
  end if;
  if coalesce(page_size not between 1 and 200, true) then
    return app.refused_with_detail('invalid_input', 'page_size');
  end if;
  if after is not null and not coalesce(
    app.is_date(after -> 'day') and app.is_whole(after -> 'number', 0, 2147483647) and app.is_uuid(after -> 'id'),
    false
  ) then
    return app.refused_with_detail('invalid_input', 'after');
  end if;
  visible := case when app.my_role() in ('supervisor', 'admin') then app.my_projects() else '{}' end;
  patterns := app.search_patterns(coalesce(filter ->> 'search', ''));
  found := array(
    select t from public.work_tickets t
    where t.company_id = company and (t.project_id = any (visible) or t.author_person_id = me)
      and (not filter ? 'project_id' or t.project_id = (filter ->> 'project_id')::uuid)
      and (not filter ? 'state' or t.state = filter ->> 'state')
      and (coalesce(trim(filter ->> 'search'), '') = '' or t.search_text ~ all (patterns))
      and (
        after is null or (t.day, t.number, t.id) < (
          (after ->> 'day')::date, (after ->> 'number')::integer, (after ->> 'id')::uuid
        )
      )
    order by t.day desc, t.number desc, t.id desc limit page_size + 1
  );
  return jsonb_build_object(
    'verdict', 'ok',
    'tickets', (
      select coalesce(jsonb_agg(app.ticket_row(found[place]) order by place), '[]')
      from generate_series(1, least(page_size, cardinality(found))) as place
    ),
    'next', case when cardinality(found) > page_size then jsonb_build_object(
      'day', (found[page_size]).day, 'number', (found[page_size]).number, 'id', (found[page_size]).id
    ) end
  );
end
$$;

comment on function public.list_tickets(jsonb, jsonb, integer) is
  'The tickets that the caller may read, the latest day first. filter: search (each word in number, code, what '
  'or why), state, project_id; next of one answer is after of the following. Refused with not_allowed, or '
  'invalid_input with the part in detail.';

grant execute on function public.list_tickets(jsonb, jsonb, integer) to authenticated;
