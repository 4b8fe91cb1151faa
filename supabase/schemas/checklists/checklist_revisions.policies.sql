grant select, insert, update, delete on public.checklist_revisions to service_role;
-- Withheld: everything. Reads and changes are functions, which check the role.

create trigger audit after insert or update or delete on public.checklist_revisions
  for each row execute function app.audit_row('questions');
