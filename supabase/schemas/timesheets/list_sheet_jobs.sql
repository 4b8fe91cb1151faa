create or replace function public.list_sheet_jobs(period_from date default null) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  company constant uuid := app.my_company_id();
  period record;
  people uuid[];
  jobs jsonb;
begin
  if coalesce(app.my_role() not in ('supervisor', 'admin'), true) then
    return app.refused('not_allowed');
  end if;
  if list_sheet_jobs.period_from < '2000-01-01' or list_sheet_jobs.period_from > current_date + 366 then
    return app.refused_with_detail('invalid_input', 'period_from');
  end if;
  select p.period_from as from_date, p.period_to as to_date into period
  from app.pay_period(company, coalesce(list_sheet_jobs.period_from, app.company_today(company))) p;
  people := app.sheet_people(company, period.from_date, period.to_date);
  with locked as (
    select s.person_id from public.timesheets s
    where s.company_id = company and s.person_id = any (people) and s.period_from = period.from_date
      and s.state = 'locked'
  ), counted as (
    select m.project_id, m.cost_code_id, m.class, m.minutes
    from app.locked_minutes m
    where m.company_id = company and m.period_from = period.from_date
      and m.person_id in (select l.person_id from locked l)
    union all
    select x.project_id, x.cost_code_id, x.class, x.minutes
    from public.day_results r
    cross join lateral jsonb_to_recordset(r.lines)
      as x (project_id uuid, cost_code_id uuid, class text, minutes integer)
    where r.company_id = company and r.person_id = any (people)
      and r.date between period.from_date and period.to_date
      and r.person_id not in (select l.person_id from locked l)
    union all
    select a.project_id, a.cost_code_id, a.class, a.minutes
    from public.time_adjustments a
    where a.company_id = company and a.person_id = any (people)
      and a.open_from between period.from_date and period.to_date
      and a.person_id not in (select l.person_id from locked l)
  )
  select coalesce(jsonb_agg(to_jsonb(j) order by j.worked desc, j.project_id, j.cost_code_id), '[]') into jobs
  from (
    select c.project_id, c.cost_code_id, sum(c.minutes) as worked,
      coalesce(sum(c.minutes) filter (where c.class = 'regular'), 0) as regular_minutes,
      coalesce(sum(c.minutes) filter (where c.class = 'overtime'), 0) as overtime_minutes,
      coalesce(sum(c.minutes) filter (where c.class = 'double'), 0) as double_minutes
    from counted c where c.class in ('regular', 'overtime', 'double')
    group by c.project_id, c.cost_code_id
    having count(*) filter (where c.minutes <> 0) > 0
  ) j;
  return jsonb_build_object(
    'verdict', 'ok', 'period_from', period.from_date, 'period_to', period.to_date, 'jobs', jobs,
    'names', app.job_names(company, array(
      select (j ->> key)::uuid
      from jsonb_array_elements(jobs) j cross join unnest(array['project_id', 'cost_code_id']) key
      where j ->> key is not null
    ))
  );
end
$$;

comment on function public.list_sheet_jobs(date) is
  'Minutes of the timesheets of the pay period that contains a day, by project and cost code, most first: those that '
  'list_sheets adds up, for supervisors (their crews) and admins. Verdict ok or refused (not_allowed, invalid_input '
  'with the field).';

grant execute on function public.list_sheet_jobs(date) to authenticated;
