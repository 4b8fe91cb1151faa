create or replace function public.return_sheet(person_id uuid, period_from public.day, reason text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  sheet public.timesheets;
begin
  if coalesce(app.my_role() not in ('supervisor', 'admin'), true) then
    return app.refused('not_allowed');
  end if;
  if not coalesce(app.sees_person(company, person_id), false) or not app.is_company_person(company, person_id) then
    return app.refused('not_found');
  end if;
  if return_sheet.person_id = app.my_person_id() then
    return app.refused('own_sheet');
  end if;
  if coalesce(trim(reason), '') = '' then
    return app.refused('comment_missing');
  end if;
  if length(reason) > 1000 then
    return app.refused_with_detail('invalid_input', 'reason');
  end if;
  sheet := app.sheet_to_change(company, person_id, return_sheet.period_from);
  if sheet.person_id is null then
    return app.refused('not_found');
  end if;
  if sheet.state = 'locked' then
    return app.refused('sheet_locked');
  end if;
  if sheet.state not in ('signed', 'approved') then
    return app.refused('not_signed');
  end if;
  perform app.void_signatures(sheet, 'returned');
  update public.timesheets s set
    state = 'returned', comment = trim(return_sheet.reason), flags = '{}', content_hash = null, signed_at = null,
    approved_at = null, approved_by = null
  where s.company_id = company and s.person_id = sheet.person_id and s.period_from = sheet.period_from;
  perform app.note_sheet_event(sheet, 'returned', trim(return_sheet.reason));
  perform app.tell_hours(array[sheet.person_id]);
  return jsonb_build_object('verdict', 'applied', 'state', 'returned');
end
$$;

comment on function public.return_sheet(uuid, public.day, text) is
  'A person''s lead or an admin returns a signed or approved timesheet with a reason; its signature is void. '
  'Verdict applied or refused (not_allowed, not_found, own_sheet, comment_missing, invalid_input, sheet_locked, '
  'not_signed).';

grant execute on function public.return_sheet(uuid, public.day, text) to authenticated;
