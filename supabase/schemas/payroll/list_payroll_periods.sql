create or replace function public.list_payroll_periods(before public.day default null, page_size integer default 8)
returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  today date;
  period record;
  found jsonb := '[]';
begin
  if app.my_role() is distinct from 'admin' then
    return app.refused('not_allowed');
  end if;
  if coalesce(page_size not between 1 and 20, true) then
    return app.refused_with_detail('invalid_input', 'page_size');
  end if;
  if before < '2000-01-02' or before > current_date + 366 then
    return app.refused_with_detail('invalid_input', 'before');
  end if;
  today := app.company_today(company);
  select p.period_from, p.period_to into period from app.pay_period(company, coalesce(before - 1, today)) p;
  for i in 1..page_size loop
    exit when period.period_from is null;
    found := found || app.payroll_period_row(company, period.period_from, period.period_to, today);
    select p.period_from, p.period_to into period from app.pay_period(company, period.period_from - 1) p;
  end loop;
  return jsonb_build_object(
    'verdict', 'ok', 'today', today, 'rows', found,
    -- If the company has no earlier time, there is nothing more to list.
    'next', (
      select (found -> -1 ->> 'period_from')::date
      where exists (
        select from public.day_results r
        where r.company_id = company and r.date < (found -> -1 ->> 'period_from')::date
      )
    )
  );
end
$$;

comment on function public.list_payroll_periods(public.day, integer) is
  'An admin''s pay periods, newest first, each with its timesheets by state, hours, exceptions and exports. Without '
  'money. Verdict ok or refused (not_allowed, invalid_input).';

grant execute on function public.list_payroll_periods(public.day, integer) to authenticated;
