grant select, insert, update, delete on public.project_demand to service_role;
-- Withheld: everything. Reads and changes are functions.

create trigger audit after insert or update or delete on public.project_demand
  for each row execute function app.audit_row('');
