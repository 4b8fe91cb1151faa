create or replace function app.sign_at_kiosk(kiosk public.kiosks, person uuid, act jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := kiosk.company_id;
  sheet public.timesheets;
  reason text;
  current_hash text;
begin
  if not app.is_date(act -> 'period_from') then
    return app.refused_with_detail('invalid_input', 'period_from');
  end if;
  if coalesce(length(act ->> 'wording') not between 1 and 40, true) then
    return app.refused_with_detail('invalid_input', 'wording');
  end if;
  sheet := app.sheet_to_change(company, person, (act ->> 'period_from')::date);
  if sheet.person_id is null then
    return app.refused('not_found');
  end if;
  reason := app.why_not_ready_to_sign(sheet);
  if reason is not null then
    return app.refused(reason);
  end if;
  current_hash := app.sheet_hash(company, person, sheet.period_from, sheet.period_to);
  if act ->> 'content_hash' is distinct from current_hash then
    return app.refused('changed_meanwhile');
  end if;
  insert into public.timesheet_signatures (
    company_id, person_id, period_from, name, method, kiosk_id, content_hash, wording
  ) values (
    company, person, sheet.period_from,
    (
      select left(trim(p.first_name || ' ' || p.last_name), 200) from public.profiles p
      where p.company_id = company and p.person_id = person
    ),
    'kiosk', kiosk.id, current_hash, act ->> 'wording'
  );
  update public.timesheets s set
    state = 'signed', signed_at = now(), content_hash = current_hash, flags = '{}', comment = null
  where s.company_id = company and s.person_id = person and s.period_from = sheet.period_from;
  perform app.note_sheet_event(sheet, 'signed');
  perform app.tell_hours(array[person]);
  return jsonb_build_object('verdict', 'applied');
end
$$;

comment on function app.sign_at_kiosk(public.kiosks, uuid, jsonb) is
  'A person signs at a kiosk the hours that it has shown them. Their PIN is proven by the caller. Verdict as '
  'sign_sheet.';
