create or replace function public.list_daily_logs(
  filter jsonb default '{}', after jsonb default null, page_size integer default 50
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  projects uuid[];
  is_lead constant boolean := app.my_role() in ('supervisor', 'admin');
  found public.daily_logs[];
begin
  if app.my_role() is null then
    return app.refused('not_allowed');
  end if;
  if app.wrong_log_filter(filter) is not null then
    return app.refused_with_detail('invalid_input', app.wrong_log_filter(filter));
  end if;
  if coalesce(page_size not between 1 and 200, true) then
    return app.refused_with_detail('invalid_input', 'page_size');
  end if;
  if after is not null and not (app.is_date(after -> 'day') and app.is_uuid(after -> 'id')) then
    return app.refused_with_detail('invalid_input', 'after');
  end if;
  projects := app.my_projects();
  found := array(
    select l
    from public.daily_logs l
    join public.projects p on p.company_id = l.company_id and p.id = l.project_id
    where l.company_id = company and l.project_id = any (projects)
      and (not filter ? 'project_id' or l.project_id = (filter ->> 'project_id')::uuid)
      and (not filter ? 'states' or filter -> 'states' ? l.state)
      and (not filter ? 'from' or l.day >= (filter ->> 'from')::date)
      and (not filter ? 'to' or l.day <= (filter ->> 'to')::date)
      and (coalesce(trim(filter ->> 'search'), '') = '' or app.log_search_text(l, is_lead)
        ~ all (app.search_patterns(filter ->> 'search')))
      and (after is null or (l.day, l.id) < ((after ->> 'day')::date, (after ->> 'id')::uuid))
    order by l.day desc, l.id desc
    limit page_size + 1
  );
  return jsonb_build_object(
    'verdict', 'ok',
    'logs', (
      select coalesce(jsonb_agg(app.log_row(l) order by l.day desc, l.id desc), '[]')
      from unnest(found[:page_size]) l
    ),
    'next', case when cardinality(found) > page_size then jsonb_build_object(
      'day', (found[page_size]).day, 'id', (found[page_size]).id
    ) end
  );
end
$$;

comment on function public.list_daily_logs(jsonb, jsonb, integer) is
  'The logs of the caller''s projects that have been begun, newest day first. filter: search (each word in the '
  'project''s name or the lines), project_id, states, from, to; next of one answer is after of the following. Refused '
  'with not_allowed, or invalid_input with the part in detail.';

grant execute on function public.list_daily_logs(jsonb, jsonb, integer) to authenticated;
