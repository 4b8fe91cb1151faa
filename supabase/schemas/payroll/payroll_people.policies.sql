-- Withheld: everything, from everyone; read_payroll_mapping returns it to admins, save_payroll_mapping writes.
grant select on public.payroll_people to service_role;

create trigger audit after insert or update or delete on public.payroll_people
  for each row execute function app.audit_row('changed_at,changed_by');
