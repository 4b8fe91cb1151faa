create or replace function app.kiosk_sheet_to_sign(company uuid, person uuid, day date) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  period record;
  sheet public.timesheets;
  days jsonb;
  adjustments jsonb;
begin
  select p.period_from, p.period_to into period from app.pay_period(company, day) p;
  if period.period_from is null
    or not coalesce((app.approval_rule(company, period.period_to) ->> 'employee_signs')::boolean, false)
  then
    return null;
  end if;
  select * into sheet from public.timesheets s
  where s.company_id = company and s.person_id = person and s.period_from = period.period_from
    and (s.period_to = period.period_to or s.state = 'locked');
  if sheet.person_id is null then
    sheet.company_id := company;
    sheet.person_id := person;
    sheet.period_from := period.period_from;
    sheet.period_to := period.period_to;
    sheet.state := 'open';
  end if;
  if app.why_not_ready_to_sign(sheet) is not null then
    return null;
  end if;
  days := app.sheet_days(company, person, period.period_from, period.period_to);
  adjustments := app.sheet_adjustments(company, person, period.period_from, period.period_to);
  if days = '[]' and adjustments = '[]' then
    return null;
  end if;
  return jsonb_build_object(
    'period_from', period.period_from, 'period_to', period.period_to,
    'content_hash', app.sheet_hash(company, person, period.period_from, period.period_to),
    -- The reason why it was returned.
    'comment', sheet.comment,
    'totals', app.sheet_totals(days, adjustments),
    'days', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'date', d ->> 'date',
        'minutes', (d ->> 'regular_minutes')::integer + (d ->> 'overtime_minutes')::integer
          + (d ->> 'double_minutes')::integer
      ) order by d ->> 'date'), '[]')
      from jsonb_array_elements(days) d
    )
  );
end
$$;

comment on function app.kiosk_sheet_to_sign(uuid, uuid, date) is
  'The timesheet of the period that contains a day, where its person can sign it now; null otherwise, and where it '
  'has no time.';
