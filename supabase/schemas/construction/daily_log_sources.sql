create or replace function app.daily_log_sources(company uuid, project uuid, day date) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  company_zone constant text := (select s.time_zone from public.company_settings s where s.company_id = company);
begin
  return (
    with worked as (
      select d.person_id, (l ->> 'cost_code_id')::uuid as cost_code_id, sum((l ->> 'minutes')::integer) as minutes
      from public.day_results d cross join lateral jsonb_array_elements(d.lines) l
      where d.company_id = company and d.date = daily_log_sources.day and (l ->> 'project_id')::uuid = project
      group by 1, 2
      having sum((l ->> 'minutes')::integer) > 0
    ), at_work as (
      select s.person_id, e.cost_code_id
      from public.clock_states s
      join public.time_entries e on e.company_id = s.company_id and e.id = s.entry_id
      where s.company_id = company and e.project_id = project and daily_log_sources.day = app.company_today(company)
    ), people as (
      select p.person_id, p.cost_code_id, sum(p.minutes) as minutes,
        app.crew_on_day(company, p.person_id, project, daily_log_sources.day) as crew_id
      from (
        select person_id, cost_code_id, minutes from worked
        union all select person_id, cost_code_id, 0 from at_work
      ) p
      group by 1, 2
    ), manpower as (
      select crew_id, cost_code_id, count(*) as people, sum(minutes) as minutes from people group by 1, 2
    ), lines as (
      select 1 as rank, lower(c.name) as first, k.code as second,
        'crew:' || coalesce(m.crew_id::text, 'none') || ':' || coalesce(m.cost_code_id::text, 'none') as id,
        'manpower' as kind,
        jsonb_build_object(
          'crew', c.name, 'code', k.code, 'code_name', k.name, 'people', m.people, 'minutes', m.minutes
        ) as data
      from manpower m
      left join public.crews c on c.company_id = company and c.id = m.crew_id
      left join public.cost_codes k on k.company_id = company and k.id = m.cost_code_id
      union all
      select 2, lpad(j.number::text, 10, '0'), null, 'jsa:' || j.id, 'safety',
        jsonb_build_object('type', 'jsa', 'number', j.number, 'text', left(j.document ->> 'task', 1000))
      from public.jsas j
      where j.company_id = company and j.project_id = project
        and (j.made_at at time zone company_zone)::date = daily_log_sources.day
      union all
      select 4, lower(e.what), null, 'equipment:' || e.equipment_id, 'equipment',
        jsonb_build_object('what', e.what, 'minutes', e.minutes)
      from app.equipment_on_day(company, project, daily_log_sources.day) e
      union all
      select 3, lpad(h.number::text, 10, '0'), null, 'hazard:' || h.id, 'safety',
        jsonb_build_object('type', 'hazard', 'number', h.number, 'text', left(h.what, 1000))
      from public.hazards h
      where h.company_id = company and h.project_id = project and h.merged_into_id is null
        and (h.reported_at at time zone company_zone)::date = daily_log_sources.day
    )
    select coalesce(
      jsonb_agg(
        jsonb_build_object('id', l.id, 'kind', l.kind, 'data', l.data) order by l.rank, l.first, l.second, l.id
      ),
      '[]'
    )
    from lines l
  );
end
$$;

comment on function app.daily_log_sources(uuid, uuid, date) is
  'What the company''s own records say of a project''s day, as lines of its log: people and minutes by crew and cost '
  'code, by the company''s rule for the day that time belongs to, with those who are there now; equipment with its '
  'hours; JSAs and hazards. The same for every reader, so that two of them never see different logs.';
