create or replace function app.freeze_sheet(sheet public.timesheets) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := sheet.company_id;
  person constant uuid := sheet.person_id;
  days constant jsonb := app.sheet_days(company, person, sheet.period_from, sheet.period_to);
  adjustments constant jsonb := app.sheet_adjustments(company, person, sheet.period_from, sheet.period_to);
  own_flag constant text := case when person = app.my_person_id() then 'own_approval' end;
begin
  insert into app.locked_minutes (company_id, person_id, period_from, date, project_id, cost_code_id, class, minutes)
  select company, person, sheet.period_from, r.date, l.project_id, l.cost_code_id, l.class, l.minutes
  from public.day_results r
  cross join jsonb_to_recordset(r.lines) as l (project_id uuid, cost_code_id uuid, class text, minutes integer)
  where r.company_id = company and r.person_id = person and r.date between sheet.period_from and sheet.period_to
  union all
  select company, person, sheet.period_from, a.date, a.project_id, a.cost_code_id, a.class, a.minutes
  from public.time_adjustments a
  where a.company_id = company and a.person_id = person
    and a.open_from between sheet.period_from and sheet.period_to;
  -- Includes changes to earlier locked periods.
  insert into public.locked_pay_lines (
    company_id, person_id, sheet_from, period_from, week_from, earning, project_id, cost_code_id, classification,
    time_off_kind, rate, percent, minutes, amount_cents, currency, is_split_week
  )
  select company, person, sheet.period_from, l.period_from, l.week_from, l.earning, l.project_id, l.cost_code_id,
    l.classification, l.time_off_kind, l.rate, l.percent, l.minutes, l.amount_cents, l.currency, l.is_split_week
  from app.pay_to_settle(sheet) l;
  perform app.take_claims(sheet);
  update public.timesheets s set
    state = 'locked', locked_at = now(), locked_by = app.my_person_id(),
    flags = array(select distinct f from unnest(array_remove(s.flags || own_flag, null)) as f order by f),
    snapshot = jsonb_build_object(
      'days', days, 'adjustments', adjustments, 'totals', app.sheet_totals(days, adjustments),
      'time_off', app.sheet_time_off(company, person, sheet.period_from, sheet.period_to)
    )
  where s.company_id = company and s.person_id = person and s.period_from = sheet.period_from
  returning * into sheet;
  perform app.note_sheet_event(sheet, 'locked', null, jsonb_build_object('flags', to_jsonb(sheet.flags)));
  perform app.settle_adjustments(company, person);
end
$$;

comment on function app.freeze_sheet(public.timesheets) is
  'Freezes what an approved timesheet holds, hours and pay, with the adjustments of earlier days that it pays.';
