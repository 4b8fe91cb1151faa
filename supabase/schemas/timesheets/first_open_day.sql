create or replace function app.first_open_day(company uuid, person uuid, day date) returns date
language plpgsql stable security definer set search_path = ''
as $$
declare
  free date := day;
  locked_to date;
begin
  loop
    select s.period_to into locked_to from public.timesheets s
    where s.company_id = company and s.person_id = person and s.state = 'locked'
      and s.period_to >= free and s.period_from <= free
    limit 1;
    if locked_to is null then
      return free;
    end if;
    free := locked_to + 1;
  end loop;
end
$$;

comment on function app.first_open_day(uuid, uuid, date) is
  'The first day from a day on that lies in no locked timesheet of a person.';
