create or replace function public.field_day(day public.day default null) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  is_lead constant boolean := app.my_role() in ('supervisor', 'admin');
  today constant date := app.company_today(company);
  on_day constant date := coalesce(field_day.day, today);
  company_zone text;
  projects uuid[];
  people uuid[] := '{}';
begin
  if app.my_role() is null then
    return app.refused('not_allowed');
  end if;
  select s.time_zone into company_zone from public.company_settings s where s.company_id = company;
  projects := app.my_projects();
  if is_lead then
    people := app.people_i_manage(company);
  end if;

  return jsonb_build_object(
    'verdict', 'ok', 'day', on_day, 'today', today,
    'projects', (
      with worked as (
        select (l ->> 'project_id')::uuid as project_id, (l ->> 'cost_code_id')::uuid as cost_code_id, d.person_id,
          sum((l ->> 'minutes')::integer) as minutes
        from public.day_results d cross join lateral jsonb_array_elements(d.lines) l
        where d.company_id = company and d.date = on_day and d.person_id = any (people)
          and (l ->> 'project_id')::uuid = any (projects)
        group by 1, 2, 3
        having sum((l ->> 'minutes')::integer) > 0
      ), at_work as (
        select e.project_id, s.person_id
        from public.clock_states s
        join public.time_entries e on e.company_id = company and e.id = s.entry_id
        where s.company_id = company and s.person_id = any (people) and e.project_id = any (projects)
          and on_day = today
      ), jsas as (
        select j.project_id, count(*) as number from public.jsas j
        where j.company_id = company and j.project_id = any (projects)
          and (j.made_at at time zone company_zone)::date = on_day
        group by 1
      ), hazards as (
        select h.project_id, count(*) as number from public.hazards h
        where h.company_id = company and h.project_id = any (projects) and h.merged_into_id is null
          and (h.reported_at at time zone company_zone)::date = on_day
        group by 1
      )
      select coalesce(jsonb_agg(
        jsonb_build_object(
          'id', p.id, 'name', p.name, 'number', p.number,
          'log', case when g.id is not null then jsonb_build_object('id', g.id, 'state', g.state) end,
          'jsas', coalesce(j.number, 0), 'hazards', coalesce(h.number, 0),
          -- Only people in charge see the crew's work.
          'work', case when is_lead then jsonb_build_object(
            'people', (
              select count(distinct w.person_id) from (
                select person_id from worked where project_id = p.id
                union select person_id from at_work where project_id = p.id
              ) w
            ),
            'at_work', (select count(*) from at_work a where a.project_id = p.id),
            'minutes', (select coalesce(sum(w.minutes), 0) from worked w where w.project_id = p.id),
            'codes', (
              select coalesce(jsonb_agg(
                jsonb_build_object('code', c.code, 'name', c.name, 'people', w.people, 'minutes', w.minutes)
                order by c.code nulls last
              ), '[]')
              from (
                select cost_code_id, count(distinct person_id) as people, sum(minutes) as minutes
                from worked where project_id = p.id group by 1
              ) w
              left join public.cost_codes c on c.company_id = company and c.id = w.cost_code_id
            )
          ) end
        ) order by lower(p.name), p.id
      ), '[]')
      from public.projects p
      left join jsas j on j.project_id = p.id
      left join hazards h on h.project_id = p.id
      left join public.daily_logs g on g.company_id = company and g.project_id = p.id and g.day = on_day
      where p.company_id = company and p.id = any (projects)
        and (
          j.number > 0 or h.number > 0 or g.id is not null
          or exists (select from worked w where w.project_id = p.id)
          or exists (select from at_work a where a.project_id = p.id)
        )
    )
  );
end
$$;

comment on function public.field_day(public.day) is
  'What happened on the caller''s projects on a day, today''s unless said: JSAs, hazards and the daily log; for '
  'supervisors and admins also who worked there, by the company''s rule for the day that time belongs to, their '
  'minutes by cost code, and who is there now. Supervisors get the people whom they lead. Only projects with '
  'any of it. Refused with not_allowed.';

grant execute on function public.field_day(public.day) to authenticated;
