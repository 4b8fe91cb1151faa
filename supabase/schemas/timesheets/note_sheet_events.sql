create or replace function app.note_sheet_events(
  sheets public.timesheets[], kind text, reason text default null, detail jsonb default null
) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  me constant uuid := app.my_person_id();
begin
  insert into public.timesheet_events (company_id, person_id, period_from, kind, actor_person_id, reason, detail)
  select s.company_id, s.person_id, s.period_from, note_sheet_events.kind, p.person_id, note_sheet_events.reason,
    coalesce(note_sheet_events.detail, jsonb_build_object('flags', to_jsonb(s.flags)))
  from unnest(sheets) s
  left join public.profiles p on p.company_id = s.company_id and p.person_id = me;
end
$$;

comment on function app.note_sheet_events(public.timesheets[], text, text, jsonb) is
  'Writes what happened to some timesheets into their history, with the caller as who did it. Without a detail: '
  'their flags.';
