create or replace function public.approve_sheets(
  period_from date, people uuid[], as_unsigned boolean default false
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  rule jsonb;
  person uuid;
  sheet public.timesheets;
  reason text;
  applied uuid[] := '{}';
  refused jsonb := '[]';
begin
  if coalesce(app.my_role() not in ('supervisor', 'admin'), true) then
    return app.refused('not_allowed');
  end if;
  if coalesce(cardinality(people) not between 1 and 1000, true) or as_unsigned is null then
    return app.refused_with_detail('invalid_input', 'people');
  end if;
  rule := app.approval_rule(company, (select p.period_to from app.pay_period(company, approve_sheets.period_from) p));
  perform app.lock_hours(people);
  for person in select distinct p from unnest(people) as p loop
    sheet := null;
    if coalesce(app.sees_person(company, person), false) and app.is_company_person(company, person) then
      sheet := app.sheet_to_change(company, person, approve_sheets.period_from);
    end if;
    reason := case
      when sheet.person_id is null then 'not_found'
      else app.why_not_approve(sheet, rule, as_unsigned)
    end;
    if reason is not null then
      refused := refused || jsonb_build_object('person_id', person, 'reason', reason);
      continue;
    end if;
    update public.timesheets s set
      state = 'approved', approved_at = now(), approved_by = app.my_person_id(), comment = null,
      content_hash = app.sheet_hash(company, person, s.period_from, s.period_to),
      flags = array_remove(array[
        case when (rule ->> 'employee_signs')::boolean and sheet.state <> 'signed' then 'not_signed' end,
        case when person = app.my_person_id() then 'own_approval' end
      ], null)
    where s.company_id = company and s.person_id = person and s.period_from = sheet.period_from
    returning * into sheet;
    perform app.note_sheet_event(sheet, 'approved', null, jsonb_build_object('flags', to_jsonb(sheet.flags)));
    applied := applied || person;
  end loop;
  perform app.tell_hours(applied);
  return jsonb_build_object('verdict', 'applied', 'applied', to_jsonb(applied), 'refused', refused);
end
$$;

comment on function public.approve_sheets(date, uuid[], boolean) is
  'Approves the timesheets of a period for people whom the caller leads, or as an admin where no one else does. '
  'Verdict applied with those applied and those refused by reason (not_found, not_allowed, own_sheet, '
  'waits_for_supervisor, sheet_locked, already_approved, period_not_over, hours_calculating, entry_open, '
  'needs_review, not_signed); or refused as a whole (not_allowed, invalid_input).';

grant execute on function public.approve_sheets(date, uuid[], boolean) to authenticated;
