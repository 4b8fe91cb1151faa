create or replace function app.reopen_changed(company uuid, person uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  sheet public.timesheets;
begin
  for sheet in
    select * from public.timesheets s
    where s.company_id = company and s.person_id = person and s.state in ('signed', 'approved')
      and s.content_hash <> app.sheet_hash(company, person, s.period_from, s.period_to)
  loop
    perform app.void_signatures(sheet, 'changed');
    update public.timesheets s set
      state = 'open', flags = '{changed}', content_hash = null, signed_at = null, approved_at = null,
      approved_by = null
    where s.company_id = company and s.person_id = person and s.period_from = sheet.period_from;
    perform app.note_sheet_event(sheet, 'reopened');
  end loop;
end
$$;

comment on function app.reopen_changed(uuid, uuid) is
  'Reopens a person''s timesheets whose hours are no longer those that were signed or approved.';
