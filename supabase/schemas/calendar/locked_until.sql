create or replace function app.locked_until(company uuid, person uuid default null) returns date
language plpgsql stable security definer set search_path = ''
as $$
begin
  return coalesce((
    select max(s.period_to) from public.timesheets s
    where s.company_id = company and s.state = 'locked' and (person is null or s.person_id = person)
  ), date '2000-01-01');
end
$$;

comment on function app.locked_until(uuid, uuid) is
  'The last day in a locked timesheet of a person, or of anyone in the company; 2000-01-01 when there is none. No '
  'rule, rate or term may take effect up to that day.';
