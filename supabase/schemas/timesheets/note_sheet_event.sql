create or replace function app.note_sheet_event(
  sheet public.timesheets, kind text, reason text default null, detail jsonb default '{}'
) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform app.note_sheet_events(array[sheet], kind, reason, detail);
end
$$;

comment on function app.note_sheet_event(public.timesheets, text, text, jsonb) is
  'Writes what happened to a timesheet into its history, with the caller as who did it.';
