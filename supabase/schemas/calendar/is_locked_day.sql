create or replace function app.is_locked_day(company uuid, person uuid, day date) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (
    select from public.timesheets s
    where s.company_id = company and s.person_id = person and s.state = 'locked'
      and day between s.period_from and s.period_to
  );
end
$$;

comment on function app.is_locked_day(uuid, uuid, date) is
  'True when a person''s day lies in a locked timesheet.';
