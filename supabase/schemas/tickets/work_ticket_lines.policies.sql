grant select, insert, update, delete on public.work_ticket_lines to service_role;
-- Withheld: everything. Reads and changes are functions, which check the role and the project.

create trigger audit after insert or update or delete on public.work_ticket_lines
  for each row execute function app.audit_row();
