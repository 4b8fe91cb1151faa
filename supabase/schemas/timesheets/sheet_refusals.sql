create or replace function app.sheet_refusals(
  company uuid, person uuid, from_date date, to_date date, state text, rule jsonb
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  sheet constant public.timesheets := jsonb_populate_record(null::public.timesheets, jsonb_build_object(
    'company_id', company, 'person_id', person, 'period_from', from_date, 'period_to', to_date, 'state', state
  ));
begin
  return jsonb_build_object(
    'cannot_approve', app.why_not_approve(sheet, rule, false), 'cannot_lock', app.why_not_lock(sheet)
  );
end
$$;

comment on function app.sheet_refusals(uuid, uuid, date, date, text, jsonb) is
  'Why the caller can''t approve or lock a timesheet on the board; null where they can.';
