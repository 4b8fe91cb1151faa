create or replace function app.sheet_to_change(company uuid, person uuid, from_date date) returns public.timesheets
language plpgsql security definer set search_path = ''
as $$
declare
  sheet public.timesheets;
begin
  select * into sheet from app.sheets_to_change(company, array[person], from_date);
  return sheet;
end
$$;

comment on function app.sheet_to_change(uuid, uuid, date) is
  'A person''s timesheet of the period that begins on a date, with their hours locked; null when none begins then.';
