create or replace function app.payroll_period_row(company uuid, from_date date, to_date date, today date) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    with sheets as (
      select r.* from app.sheet_rows(company, from_date, to_date, app.sheet_people(company, from_date, to_date)) r
      -- A timesheet without time isn't part of payroll, unless a salary or a claim comes with it.
      where r.regular + r.overtime + r.double + r.premium > 0 or r.adjustment <> 0 or r.is_open or r.needs_review
        or exists (
          select from public.pay_lines l
          where l.company_id = company and l.person_id = r.person_id and l.period_from = from_date
        ) or app.owes_claims(company, r.person_id, to_date)
    ), exports as (
      select e.* from public.payroll_exports e where e.company_id = company and e.period_from = from_date
    )
    select jsonb_build_object(
      'period_from', from_date, 'period_to', to_date, 'is_over', to_date < today,
      'people', (select count(*) from sheets),
      'counts', (select coalesce(jsonb_object_agg(n.state, n.count), '{}') from (
        select s.state, count(*) as count from sheets s group by s.state
      ) n),
      'minutes', (select coalesce(sum(s.regular + s.overtime + s.double), 0) from sheets s),
      'overtime_minutes', (select coalesce(sum(s.overtime + s.double), 0) from sheets s),
      'exceptions', (
        select count(*) from sheets s
        where s.state <> 'locked' and (s.exceptions <> '{}' or s.is_open or s.needs_review)
      ),
      'exports', (select count(*) from exports e where e.state = 'done'),
      'is_exporting', exists (select from exports e where e.state = 'waiting'),
      'to_export', (
        select count(distinct d.person_id) from (
          select h.person_id from app.time_to_export(company, from_date) h
          union all
          select l.person_id from app.pay_to_export(company, from_date) l
        ) d
      )
    )
  );
end
$$;

comment on function app.payroll_period_row(uuid, date, date, date) is
  'A pay period in the list of an admin: timesheets by state, minutes, who has exceptions, exports, and of how many '
  'people locked time is in no export yet.';
