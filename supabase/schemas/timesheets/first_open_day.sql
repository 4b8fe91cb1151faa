create or replace function app.first_open_day(company uuid, person uuid, day date) returns date
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select min(c.day) from (
      select first_open_day.day
      union all
      select s.period_to + 1 from public.timesheets s
      where s.company_id = company and s.person_id = person and s.state = 'locked'
        and s.period_to >= first_open_day.day
    ) c (day)
    where not exists (
      select from public.timesheets s
      where s.company_id = company and s.person_id = person and s.state = 'locked'
        and s.period_to >= c.day and s.period_from <= c.day
    )
  );
end
$$;

comment on function app.first_open_day(uuid, uuid, date) is
  'The first day from a day on that lies in no locked timesheet of a person.';
