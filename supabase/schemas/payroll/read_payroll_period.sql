create or replace function public.read_payroll_period(period_from public.day, format text default 'csv') returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  period record;
begin
  if app.my_role() is distinct from 'admin' then
    return app.refused('not_allowed');
  end if;
  if app.payroll_system(format) is null then
    return app.refused_with_detail('invalid_input', 'format');
  end if;
  select p.period_from, p.period_to into period
  from app.pay_period(company, read_payroll_period.period_from) p
  where read_payroll_period.period_from between '2000-01-01' and current_date + 366;
  if period.period_from is distinct from read_payroll_period.period_from then
    return app.refused('not_found');
  end if;
  insert into public.payroll_reads (company_id, reader_person_id, period_from)
  values (company, app.my_person_id(), period.period_from);
  return app.payroll_period_row(company, period.period_from, period.period_to, app.company_today(company))
    || jsonb_build_object(
      'verdict', 'ok', 'today', app.company_today(company), 'format', format,
      'previous_from', (select p.period_from from app.pay_period(company, period.period_from - 1) p),
      'next_from', period.period_to + 1,
      'problems', app.payroll_problems_json(company, period.period_from, period.period_to, format),
      'to_export_totals', app.payroll_totals(array(
        select l from app.pay_to_export(company, period.period_from) l
      )),
      'history', (
        select coalesce(jsonb_agg(app.export_json(e) order by e.number desc), '[]')
        from public.payroll_exports e where e.company_id = company and e.period_from = period.period_from
      )
    );
end
$$;

comment on function public.read_payroll_period(public.day, text) is
  'A pay period for an admin: what an export in a format would hold, everything that is in its way, and the exports '
  'so far; every look is logged. Verdict ok or refused (not_allowed, not_found, invalid_input).';

grant execute on function public.read_payroll_period(public.day, text) to authenticated;
