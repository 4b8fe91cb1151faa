create or replace function app.sheet_to_change(company uuid, person uuid, from_date date) returns public.timesheets
language plpgsql security definer set search_path = ''
as $$
declare
  sheet public.timesheets;
  ends_on date;
begin
  select p.period_to into ends_on from app.pay_period(company, from_date) p where p.period_from = from_date;
  if ends_on is null then
    return null;
  end if;
  perform app.lock_hours(array[person]);
  insert into public.timesheets (company_id, person_id, period_from, period_to)
  values (company, person, from_date, ends_on)
  on conflict do nothing;
  select * into sheet from public.timesheets s
  where s.company_id = company and s.person_id = person and s.period_from = from_date for update;
  -- A new calendar has moved the period's end: what was signed were other days.
  if sheet.state <> 'locked' and sheet.period_to <> ends_on then
    perform app.void_signatures(sheet, 'changed');
    update public.timesheets s set
      period_to = ends_on, state = 'open', flags = '{}', content_hash = null, signed_at = null,
      approved_at = null, approved_by = null
    where s.company_id = company and s.person_id = person and s.period_from = from_date
    returning * into sheet;
  end if;
  return sheet;
end
$$;

comment on function app.sheet_to_change(uuid, uuid, date) is
  'A person''s timesheet of the period that begins on a date, with their hours locked; null when none begins then.';
