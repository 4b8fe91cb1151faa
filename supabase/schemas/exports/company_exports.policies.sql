-- Withheld: everything, from everyone; list_company_exports returns it to admins.
grant select on public.company_exports to service_role;

create trigger audit after insert or update or delete on public.company_exports
  for each row execute function app.audit_row('file_path');
