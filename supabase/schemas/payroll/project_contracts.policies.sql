-- Withheld: everything, from everyone; read_certified_payroll returns it to admins, save_project_contract writes.
grant select on public.project_contracts to service_role;

create trigger bump_version before update on public.project_contracts
  for each row execute function app.bump_version();
create trigger audit after insert or update or delete on public.project_contracts
  for each row execute function app.audit_row('changed_at,changed_by');
