create or replace function public.read_sheet_pay(person_id uuid, period_from public.day) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  sheet public.timesheets;
begin
  if not app.may_administer(person_id) then
    return app.refused(case when app.my_role() = 'admin' then 'not_found' else 'not_allowed' end);
  end if;
  insert into public.pay_rate_reads (company_id, reader_person_id, person_id)
  values (company, app.my_person_id(), read_sheet_pay.person_id);
  select * into sheet from public.timesheets s
  where s.company_id = company and s.person_id = read_sheet_pay.person_id
    and s.period_from = read_sheet_pay.period_from;
  if sheet.state is distinct from 'locked' then
    sheet.company_id := company;
    sheet.person_id := read_sheet_pay.person_id;
    sheet.period_from := read_sheet_pay.period_from;
  end if;
  return jsonb_build_object(
    'verdict', 'ok', 'is_locked', sheet.state is not distinct from 'locked',
    'lines', (
      select coalesce(jsonb_agg(
        jsonb_build_object(
          'period_from', l.period_from, 'week_from', l.week_from, 'earning', l.earning, 'project_id', l.project_id,
          'cost_code_id', l.cost_code_id, 'classification', l.classification, 'time_off_kind', l.time_off_kind,
          'rate', l.rate, 'percent', l.percent, 'minutes', l.minutes, 'amount_cents', l.amount_cents,
          'currency', l.currency, 'is_split_week', l.is_split_week,
          'is_adjustment', l.period_from <> sheet.period_from
        ) order by l.period_from, l.week_from, l.earning, l.rate, l.project_id, l.cost_code_id, l.minutes
      ), '[]')
      from (
        select * from public.locked_pay_lines k
        where k.company_id = company and k.person_id = sheet.person_id and k.sheet_from = sheet.period_from
          and sheet.state = 'locked'
        union all
        select * from app.pay_to_settle(sheet) where sheet.state is distinct from 'locked'
      ) l
    )
  );
end
$$;

comment on function public.read_sheet_pay(uuid, public.day) is
  'The lines of pay of a person''s timesheet for an admin, frozen ones where it is locked; every look is logged. '
  'Verdict ok or refused (not_allowed, not_found).';

grant execute on function public.read_sheet_pay(uuid, public.day) to authenticated;
