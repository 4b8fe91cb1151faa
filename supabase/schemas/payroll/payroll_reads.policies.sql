create policy payroll_reads_read on public.payroll_reads for select to authenticated
  using (company_id = (select app.my_company_id()) and (select app.my_role()) = 'admin');

grant select (id, company_id, reader_person_id, period_from, export_id, is_file, read_at)
  on public.payroll_reads to authenticated;
grant select on public.payroll_reads to service_role;

create trigger refuse_change before update or delete or truncate on public.payroll_reads
  for each statement execute function app.refuse_change();
create trigger audit after insert on public.payroll_reads
  for each row execute function app.audit_row('');
