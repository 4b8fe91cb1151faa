create or replace function public.ticket_labor(day public.day default null) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  today constant date := app.company_today(company);
  on_day constant date := coalesce(ticket_labor.day, today);
  projects constant uuid[] := app.my_projects();
  people uuid[];
begin
  if app.my_role() is null then
    return app.refused('not_allowed');
  end if;
  people := case app.my_role() when 'employee' then array[app.my_person_id()] else app.people_i_manage(company) end;
  return jsonb_build_object('verdict', 'ok', 'day', on_day, 'today', today, 'projects', (
    with minutes as (
      select (l ->> 'project_id')::uuid as project_id, d.person_id, (l ->> 'minutes')::integer as minutes
      from public.day_results d cross join lateral jsonb_array_elements(d.lines) l
      where d.company_id = company and d.date = on_day and d.person_id = any (people)
        and (l ->> 'project_id')::uuid = any (projects)
      union all
      -- For people who are still at work: up to now, minus their meals.
      select e.project_id, s.person_id, app.worked_minutes(company, e.id, e.started_at, null)
      from public.clock_states s
      join public.time_entries e on e.company_id = company and e.id = s.entry_id
      where s.company_id = company and s.person_id = any (people) and e.project_id = any (projects)
        and on_day = today
    ), worked as (
      select m.project_id, m.person_id, sum(m.minutes)::integer as minutes
      from minutes m group by 1, 2 having sum(m.minutes) > 0
    )
    select coalesce(jsonb_agg(jsonb_build_object('id', w.project_id, 'people', w.people) order by w.project_id), '[]')
    from (
      select w.project_id, jsonb_agg(jsonb_build_object(
        'name', left(p.name, 200), 'classification', t.classification, 'minutes', w.minutes
      ) order by lower(p.name), w.person_id) as people
      from worked w
      cross join lateral (select app.person_label(company, w.person_id) ->> 'name' as name) p
      left join lateral (
        select e.classification from public.pay_terms e
        where e.company_id = company and e.person_id = w.person_id and e.valid_from <= on_day
        order by e.valid_from desc limit 1
      ) t on true
      group by 1
    ) w
  ));
end
$$;

comment on function public.ticket_labor(public.day) is
  'Who worked on the caller''s projects on a day, today''s unless said, and how long, with their classification: what '
  'a ticket begins with. Supervisors get the people whom they lead, employees themselves. Refused with not_allowed.';

grant execute on function public.ticket_labor(public.day) to authenticated;
