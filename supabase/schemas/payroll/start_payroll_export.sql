create or replace function public.start_payroll_export(
  id uuid, period_from public.day, format text, lines_of uuid default null
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  known public.payroll_exports;
  period record;
  lines public.payroll_export_pay[];
  source public.payroll_exports;
begin
  if app.my_role() is distinct from 'admin' then
    return app.refused('not_allowed');
  end if;
  if id is null then
    return app.refused_with_detail('invalid_input', 'id');
  end if;
  -- A file with only claims accompanies another one with the same lines.
  if app.payroll_system(format) is null or (format = 'reimbursements' and lines_of is null) then
    return app.refused_with_detail('invalid_input', 'format');
  end if;
  -- Only one export starts at a time, and no locked timesheet is unlocked meanwhile.
  perform pg_advisory_xact_lock(hashtextextended('payroll:' || company, 0));
  select * into known from public.payroll_exports e where e.company_id = company and e.id = start_payroll_export.id;
  if known.id is not null then
    return case
      when known.period_from = start_payroll_export.period_from and known.format = start_payroll_export.format
        and known.lines_of is not distinct from start_payroll_export.lines_of
      then jsonb_build_object('verdict', 'replayed', 'state', known.state)
      else app.refused_with_detail('taken', 'id')
    end;
  end if;
  select p.period_from, p.period_to into period
  from app.pay_period(company, start_payroll_export.period_from) p
  where start_payroll_export.period_from between '2000-01-01' and current_date;
  if period.period_from is distinct from start_payroll_export.period_from then
    return app.refused('not_found');
  end if;
  if lines_of is not null then
    select * into source from public.payroll_exports e
    where e.company_id = company and e.id = start_payroll_export.lines_of and e.lines_of is null
      and e.state = 'done' and e.period_from = period.period_from;
    if source.id is null then
      return app.refused('not_found');
    end if;
    if exists (
      select from app.payroll_problems(company, period.period_from, period.period_to, format, source.id) p
      where p.blocks
    ) then
      return app.refused('payroll_problems');
    end if;
    return app.ask_for_payroll_file(start_payroll_export.id, source, format);
  end if;
  if exists (
    select from public.payroll_exports e
    where e.company_id = company and e.period_from = period.period_from and e.state = 'waiting'
  ) then
    return app.refused('export_running');
  end if;
  perform from public.timesheets s
  where s.company_id = company and s.period_from = period.period_from and s.state = 'locked'
  order by s.person_id for share;
  if exists (
    select from app.payroll_problems(company, period.period_from, period.period_to, format) p where p.blocks
  ) then
    return app.refused('payroll_problems');
  end if;
  return app.freeze_payroll(start_payroll_export.id, company, period.period_from, period.period_to, format);
end
$$;

comment on function public.start_payroll_export(uuid, public.day, text, uuid) is
  'An admin asks for a payroll file of a period: the lines of its locked timesheets that no export has held yet are '
  'frozen, and a job writes the file. With lines_of: the lines of that export in another format. Idempotent by id. '
  'Verdict applied, replayed or refused (not_allowed, not_found, invalid_input, taken, export_running, '
  'payroll_problems, nothing_to_export).';

grant execute on function public.start_payroll_export(uuid, public.day, text, uuid) to authenticated;
