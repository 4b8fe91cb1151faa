create or replace function public.lock_sheets(period_from date, people uuid[]) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  person uuid;
  sheet public.timesheets;
  reason text;
  applied uuid[] := '{}';
  refused jsonb := '[]';
begin
  if app.my_role() is distinct from 'admin' then
    return app.refused('not_allowed');
  end if;
  if coalesce(cardinality(people) not between 1 and 1000, true) then
    return app.refused_with_detail('invalid_input', 'people');
  end if;
  -- No punch arrives between the look at the hours and the lock.
  perform app.lock_people(company, people);
  perform app.lock_hours(people);
  for person in select distinct p from unnest(people) as p loop
    sheet := null;
    if app.is_company_person(company, person) then
      sheet := app.sheet_to_change(company, person, lock_sheets.period_from);
    end if;
    reason := case when sheet.person_id is null then 'not_found' else app.why_not_lock(sheet) end;
    if reason is not null then
      refused := refused || jsonb_build_object('person_id', person, 'reason', reason);
      continue;
    end if;
    perform app.freeze_sheet(sheet);
    applied := applied || person;
  end loop;
  perform app.tell_hours(applied);
  return jsonb_build_object('verdict', 'applied', 'applied', to_jsonb(applied), 'refused', refused);
end
$$;

comment on function public.lock_sheets(date, uuid[]) is
  'An admin locks approved timesheets of a period that is over: what they hold is frozen. Verdict applied with those '
  'applied and those refused by reason (not_found, own_sheet, sheet_locked, not_approved, period_not_over, '
  'hours_calculating, entry_open, needs_review); or refused as a whole (not_allowed, invalid_input).';

grant execute on function public.lock_sheets(date, uuid[]) to authenticated;
