create or replace function app.why_not_ready_to_sign(sheet public.timesheets) returns text
language plpgsql stable security definer set search_path = ''
as $$
begin
  return case sheet.state
    when 'locked' then 'sheet_locked'
    when 'approved' then 'already_approved'
    when 'signed' then 'already_signed'
    else app.why_not_settled(
      sheet.company_id, sheet.person_id, sheet.period_from, sheet.period_to,
      app.person_today(sheet.company_id, sheet.person_id) >= sheet.period_to
    )
  end;
end
$$;

comment on function app.why_not_ready_to_sign(public.timesheets) is
  'Why no one can sign a timesheet now, whoever they are; null when its person can.';
