grant select, insert, update, delete on public.availability to service_role;
-- Withheld: everything. Reads and changes are functions.

create trigger audit after insert or update or delete on public.availability
  for each row execute function app.audit_row('');
