create or replace function public.unlock_sheet(person_id uuid, period_from public.day, reason text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  sheet public.timesheets;
begin
  if app.my_role() is distinct from 'admin' then
    return app.refused('not_allowed');
  end if;
  if not app.is_company_person(company, person_id) then
    return app.refused('not_found');
  end if;
  if unlock_sheet.person_id = app.my_person_id() and not app.is_sole_admin(company, person_id) then
    return app.refused('own_sheet');
  end if;
  if coalesce(trim(reason), '') = '' then
    return app.refused('comment_missing');
  end if;
  if length(reason) > 1000 then
    return app.refused_with_detail('invalid_input', 'reason');
  end if;
  perform app.lock_people(company, array[person_id]);
  sheet := app.sheet_to_change(company, person_id, unlock_sheet.period_from);
  if sheet.person_id is null then
    return app.refused('not_found');
  end if;
  if sheet.state <> 'locked' then
    return app.refused('sheet_not_locked');
  end if;
  perform app.note_sheet_event(sheet, 'unlocked', trim(reason), jsonb_build_object(
    'snapshot', sheet.snapshot, 'locked_at', app.instant(sheet.locked_at), 'locked_by', sheet.locked_by,
    'pay', (
      select jsonb_agg(to_jsonb(l)) from public.locked_pay_lines l
      where l.company_id = company and l.person_id = sheet.person_id and l.sheet_from = sheet.period_from
    )
  ));
  delete from app.locked_minutes m
  where m.company_id = company and m.person_id = sheet.person_id and m.period_from = sheet.period_from;
  delete from public.locked_pay_lines l
  where l.company_id = company and l.person_id = sheet.person_id and l.sheet_from = sheet.period_from;
  perform app.release_claims(sheet);
  perform set_config('app.unlocking', sheet.person_id::text, true);
  update public.timesheets s set state = 'approved', locked_at = null, locked_by = null, snapshot = null
  where s.company_id = company and s.person_id = sheet.person_id and s.period_from = sheet.period_from;
  perform set_config('app.unlocking', '', true);
  perform app.settle_adjustments(company, sheet.person_id);
  perform app.reopen_changed(company, sheet.person_id);
  perform app.tell_hours(array[sheet.person_id]);
  return jsonb_build_object('verdict', 'applied', 'state', (
    select s.state from public.timesheets s
    where s.company_id = company and s.person_id = sheet.person_id and s.period_from = sheet.period_from
  ));
end
$$;

comment on function public.unlock_sheet(uuid, public.day, text) is
  'An admin unlocks a timesheet, with a reason. It is approved as before, or open with its signature void where '
  'its days have changed since. What was frozen is kept in its history. Verdict applied with the state, or refused '
  '(not_allowed, not_found, own_sheet, comment_missing, invalid_input, sheet_not_locked).';

grant execute on function public.unlock_sheet(uuid, public.day, text) to authenticated;
