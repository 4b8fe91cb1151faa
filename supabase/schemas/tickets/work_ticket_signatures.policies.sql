grant select, insert, update, delete on public.work_ticket_signatures to service_role;
-- Withheld: everything. Reads and changes are functions, which check the role and the project.

create trigger audit after insert or update or delete on public.work_ticket_signatures
  for each row execute function app.audit_row('drawing,hash');
