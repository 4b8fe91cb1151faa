-- Withheld: everything, from everyone; the audit log has each access.
grant select on public.company_export_reads to service_role;

create trigger refuse_change before update or delete or truncate on public.company_export_reads
  for each statement execute function app.refuse_change();
create trigger audit after insert on public.company_export_reads
  for each row execute function app.audit_row('');
