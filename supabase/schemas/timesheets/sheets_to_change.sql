create or replace function app.sheets_to_change(company uuid, people uuid[], from_date date)
returns setof public.timesheets
language plpgsql security definer set search_path = ''
as $$
declare
  ends_on date;
  sheet public.timesheets;
begin
  select p.period_to into ends_on from app.pay_period(company, from_date) p where p.period_from = from_date;
  if ends_on is null then
    return;
  end if;
  perform app.lock_hours(people);
  insert into public.timesheets (company_id, person_id, period_from, period_to)
  select company, p, from_date, ends_on from unnest(people) as p
  on conflict do nothing;
  for sheet in
    select * from public.timesheets s
    where s.company_id = company and s.person_id = any (people) and s.period_from = from_date
    order by s.person_id for update
  loop
    -- A new calendar has moved the period's end, so the signatures were for other days.
    if sheet.state <> 'locked' and sheet.period_to <> ends_on then
      perform app.void_signatures(sheet, 'changed');
      update public.timesheets s set
        period_to = ends_on, state = 'open', flags = '{}', content_hash = null, signed_at = null,
        approved_at = null, approved_by = null
      where s.company_id = company and s.person_id = sheet.person_id and s.period_from = from_date
      returning * into sheet;
    end if;
    return next sheet;
  end loop;
end
$$;

comment on function app.sheets_to_change(uuid, uuid[], date) is
  'The timesheets of some people for the period that begins on a date, with their hours locked; none when none begins '
  'then.';
