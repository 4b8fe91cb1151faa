create policy pay_rate_reads_read on public.pay_rate_reads for select to authenticated
  using (company_id = (select app.my_company_id()) and (select app.my_role()) = 'admin');

grant select (id, company_id, reader_person_id, person_id, read_at)
  on public.pay_rate_reads to authenticated;
grant select on public.pay_rate_reads to service_role;

create trigger refuse_change before update or delete or truncate on public.pay_rate_reads
  for each statement execute function app.refuse_change();
-- Accesses to pay rates are logged in their own table; this adds them to the audit log.
create trigger audit after insert on public.pay_rate_reads
  for each row execute function app.audit_row('');
