create or replace function public.sign_sheet(
  period_from public.day, content_hash text, name text, wording text, person_id uuid default null,
  drawing jsonb default null
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  person constant uuid := coalesce(sign_sheet.person_id, app.my_person_id());
  is_own constant boolean := person = app.my_person_id();
  sheet public.timesheets;
  reason text;
  current_hash text;
begin
  if company is null then
    return app.refused('not_allowed');
  end if;
  if not coalesce(app.sees_person(company, person), false) or not app.is_company_person(company, person) then
    return app.refused('not_found');
  end if;
  if coalesce(length(trim(name)) not between 1 and 200, true) then
    return app.refused_with_detail('invalid_input', 'name');
  end if;
  if coalesce(length(wording) not between 1 and 40, true) then
    return app.refused_with_detail('invalid_input', 'wording');
  end if;
  if octet_length(drawing::text) > 200000 or jsonb_typeof(drawing) <> 'array'
    or (not is_own and coalesce(drawing = '[]', true))
  then
    return app.refused_with_detail('invalid_input', 'drawing');
  end if;
  sheet := app.sheet_to_change(company, person, sign_sheet.period_from);
  if sheet.person_id is null then
    return app.refused('not_found');
  end if;
  reason := coalesce(app.why_not_signer(company, person, app.my_person_id()), app.why_not_ready_to_sign(sheet));
  if reason is not null then
    return app.refused(reason);
  end if;
  current_hash := app.sheet_hash(company, person, sheet.period_from, sheet.period_to);
  if sign_sheet.content_hash is distinct from current_hash then
    return app.refused('changed_meanwhile');
  end if;

  insert into public.timesheet_signatures (
    company_id, person_id, period_from, name, method, witness_person_id, content_hash, wording, drawing
  ) values (
    company, person, sheet.period_from, trim(name), case when is_own then 'login' else 'witness' end,
    case when not is_own then app.my_person_id() end, current_hash, sign_sheet.wording, sign_sheet.drawing
  );
  update public.timesheets s set
    state = 'signed', signed_at = now(), content_hash = current_hash, flags = '{}', comment = null
  where s.company_id = company and s.person_id = person and s.period_from = sheet.period_from;
  perform app.note_sheet_event(sheet, 'signed');
  perform app.tell_hours(array[person]);
  return jsonb_build_object('verdict', 'applied', 'state', 'signed');
end
$$;

comment on function public.sign_sheet(public.day, text, text, text, uuid, jsonb) is
  'The caller signs the hours of a period that they have read (content_hash of read_sheet), or lets a person whom '
  'they lead and who has no login sign by finger. Verdict applied or refused (not_allowed, not_found, '
  'invalid_input with the field, changed_meanwhile, sheet_locked, already_signed, already_approved, '
  'period_not_over, hours_calculating, entry_open, needs_review).';

grant execute on function public.sign_sheet(public.day, text, text, text, uuid, jsonb) to authenticated;
