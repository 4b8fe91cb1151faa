create or replace function app.settle_adjustments(
  company uuid, person uuid, from_date date default '-infinity', to_date date default 'infinity'
) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.time_adjustments a
  where a.company_id = company and a.person_id = person and a.date between from_date and to_date;
  insert into public.time_adjustments (
    company_id, person_id, date, project_id, cost_code_id, class, minutes, open_from
  )
  select company, person, c.date, c.project_id, c.cost_code_id, c.class, sum(c.minutes),
    app.first_open_day(company, person, c.date)
  from (
    select r.date, l.project_id, l.cost_code_id, l.class, l.minutes
    from public.day_results r
    cross join jsonb_to_recordset(r.lines) as l (project_id uuid, cost_code_id uuid, class text, minutes integer)
    where r.company_id = company and r.person_id = person and r.date between from_date and to_date
    union all
    select m.date, m.project_id, m.cost_code_id, m.class, -m.minutes
    from app.locked_minutes m
    where m.company_id = company and m.person_id = person and m.date between from_date and to_date
  ) c
  where exists (
    select from public.timesheets s
    where s.company_id = company and s.person_id = person and s.state = 'locked'
      and c.date between s.period_from and s.period_to
  )
  group by c.date, c.project_id, c.cost_code_id, c.class
  having sum(c.minutes) <> 0;
  -- The first open period may also have changed for the person's other adjustments.
  update public.time_adjustments a set open_from = app.first_open_day(company, person, a.date)
  where a.company_id = company and a.person_id = person
    and a.open_from <> app.first_open_day(company, person, a.date);
end
$$;

comment on function app.settle_adjustments(uuid, uuid, date, date) is
  'Makes a person''s open adjustments the differences between the pay engine''s answer and the locked timesheets, so '
  'that for each day in a locked one they add up.';
