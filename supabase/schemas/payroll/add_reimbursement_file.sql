create or replace function app.add_reimbursement_file(done public.payroll_exports) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  source public.payroll_exports;
begin
  select * into source from public.payroll_exports e
  where e.company_id = done.company_id and e.id = coalesce(done.lines_of, done.id);
  if app.is_payroll_by_day(done.format) and exists (
    select from public.payroll_export_pay l
    where l.company_id = source.company_id and l.export_id = source.id and l.earning = 'reimbursement'
  ) and not exists (
    select from public.payroll_exports e
    where e.company_id = source.company_id and e.lines_of = source.id and e.format = 'reimbursements'
      and e.state in ('waiting', 'done')
  ) then
    perform app.ask_for_payroll_file(gen_random_uuid(), source, 'reimbursements');
  end if;
end
$$;

comment on function app.add_reimbursement_file(public.payroll_exports) is
  'A file by day has no amounts: once it is written, one of the claims in its lines comes beside it.';
