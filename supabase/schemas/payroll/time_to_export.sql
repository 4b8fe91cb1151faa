create or replace function app.time_to_export(company uuid, from_date date) returns setof public.payroll_export_time
language plpgsql stable security definer set search_path = ''
as $$
begin
  return query
    with locked as (
      select s.person_id from public.timesheets s
      where s.company_id = company and s.period_from = from_date and s.state = 'locked'
    )
    select company, null::uuid, l.person_id, l.date, l.project_id, l.cost_code_id, l.class, sum(l.minutes)::integer
    from (
      select m.person_id, m.date, m.project_id, m.cost_code_id, m.class, m.minutes
      from locked k
      join app.locked_minutes m on m.company_id = company and m.person_id = k.person_id and m.period_from = from_date
      union all
      select x.person_id, x.date, x.project_id, x.cost_code_id, x.class, -x.minutes
      from public.payroll_exports e
      join public.payroll_export_time x on x.company_id = e.company_id and x.export_id = e.id
      where e.company_id = company and e.period_from = from_date and e.state in ('waiting', 'done')
    ) l
    where l.person_id in (select person_id from locked)
    group by l.person_id, l.date, l.project_id, l.cost_code_id, l.class
    having sum(l.minutes) <> 0;
end
$$;

comment on function app.time_to_export(uuid, date) is
  'Minutes by day of a period''s locked timesheets that no export has held yet. As pay_to_export.';
