grant select, insert, update, delete on public.jsa_approvals to service_role;
-- Withheld: everything. Reads and changes are functions.

create trigger audit after insert or update or delete on public.jsa_approvals
  for each row execute function app.audit_row('hash');
