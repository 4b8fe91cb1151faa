create or replace function app.why_not_lock(sheet public.timesheets) returns text
language plpgsql stable security definer set search_path = ''
as $$
begin
  if app.my_role() is distinct from 'admin' then
    return 'not_allowed';
  end if;
  if sheet.person_id = app.my_person_id() and not app.is_sole_admin(sheet.company_id, sheet.person_id) then
    return 'own_sheet';
  end if;
  return case sheet.state
    when 'locked' then 'sheet_locked'
    when 'approved' then app.why_not_settled(
      sheet.company_id, sheet.person_id, sheet.period_from, sheet.period_to,
      app.person_today(sheet.company_id, sheet.person_id) > sheet.period_to
    )
    else 'not_approved'
  end;
end
$$;

comment on function app.why_not_lock(public.timesheets) is
  'Why the caller can''t lock a timesheet now; null when they can.';
