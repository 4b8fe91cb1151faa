-- Generic plans: docs/decisions/0180-a-punch-is-planned-once.md
create or replace function public.list_sheet_jobs(period_from public.day default null) returns jsonb
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_generic_plan'
as $$
#variable_conflict use_column
declare
  me constant record := app.who_asks();
  company constant uuid := me.company_id;
  period record;
  locked uuid[];
  unlocked uuid[];
  jobs jsonb;
begin
  if coalesce(me.role not in ('supervisor', 'admin'), true) then
    return app.refused('not_allowed');
  end if;
  if list_sheet_jobs.period_from < '2000-01-01' or list_sheet_jobs.period_from > current_date + 366 then
    return app.refused_with_detail('invalid_input', 'period_from');
  end if;
  select p.period_from as from_date, p.period_to as to_date into period
  from app.pay_period(company, coalesce(list_sheet_jobs.period_from, app.company_today(company))) p;
  -- Determined before the days are read, because locked timesheets have many days, which aren't counted.
  select array_agg(p.person_id) filter (where s.person_id is not null),
    array_agg(p.person_id) filter (where s.person_id is null)
  into locked, unlocked
  from unnest(app.sheet_people(company, period.from_date, period.to_date)) as p (person_id)
  left join public.timesheets s on s.company_id = company and s.person_id = p.person_id
    and s.period_from = period.from_date and s.state = 'locked';
  with counted as (
    select m.project_id, m.cost_code_id, m.class, m.minutes
    from app.locked_minutes m
    where m.company_id = company and m.person_id = any (locked) and m.period_from = period.from_date
    union all
    select x.project_id, x.cost_code_id, x.class, x.minutes
    from public.day_results r
    cross join lateral jsonb_to_recordset(r.lines)
      as x (project_id uuid, cost_code_id uuid, class text, minutes integer)
    where r.company_id = company and r.person_id = any (unlocked)
      and r.date between period.from_date and period.to_date
    union all
    select a.project_id, a.cost_code_id, a.class, a.minutes
    from public.time_adjustments a
    where a.company_id = company and a.person_id = any (unlocked)
      and a.open_from between period.from_date and period.to_date
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

comment on function public.list_sheet_jobs(public.day) is
  'Minutes of the timesheets of the pay period that contains a day, by project and cost code, most first: those that '
  'list_sheets adds up, for supervisors (their crews) and admins. Verdict ok or refused (not_allowed, invalid_input '
  'with the field).';

grant execute on function public.list_sheet_jobs(public.day) to authenticated;
