create or replace function app.why_not_ready_to_sign(sheet public.timesheets) returns text
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select r.sign from app.sheet_refusals(
      sheet.company_id, sheet.period_from, sheet.period_to, array[sheet.person_id], array[sheet.state], null,
      null, null
    ) r
  );
end
$$;

comment on function app.why_not_ready_to_sign(public.timesheets) is
  'Why no one can sign a timesheet now, whoever they are; null when its person can.';
