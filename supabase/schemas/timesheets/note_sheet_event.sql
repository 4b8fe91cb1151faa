create or replace function app.note_sheet_event(
  sheet public.timesheets, kind text, reason text default null, detail jsonb default '{}'
) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.timesheet_events (company_id, person_id, period_from, kind, actor_person_id, reason, detail)
  values (
    sheet.company_id, sheet.person_id, sheet.period_from, note_sheet_event.kind,
    (
      select p.person_id from public.profiles p
      where p.company_id = sheet.company_id and p.person_id = app.my_person_id()
    ),
    note_sheet_event.reason, note_sheet_event.detail
  );
end
$$;

comment on function app.note_sheet_event(public.timesheets, text, text, jsonb) is
  'Writes what happened to a timesheet into its history, with the caller as who did it.';
