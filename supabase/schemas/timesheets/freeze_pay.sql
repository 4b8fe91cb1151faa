create or replace function app.freeze_pay(sheet public.timesheets) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.locked_pay_lines (
    company_id, person_id, sheet_from, period_from, week_from, earning, project_id, cost_code_id, classification,
    time_off_kind, rate, percent, minutes, amount_cents, currency, is_split_week
  )
  select sheet.company_id, sheet.person_id, sheet.period_from, l.period_from, l.week_from, l.earning, l.project_id,
    l.cost_code_id, l.classification, l.time_off_kind, l.rate, l.percent, l.minutes, l.amount_cents, l.currency,
    l.is_split_week
  from app.pay_to_settle(sheet) l;
end
$$;

comment on function app.freeze_pay(public.timesheets) is
  'Freezes the lines of pay of a timesheet that is being locked, with what changed of earlier locked periods.';
