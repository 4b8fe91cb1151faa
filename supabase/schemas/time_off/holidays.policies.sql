grant select, insert, update, delete on public.holidays to service_role;
-- Withheld: everything. Reads and changes are functions.

create trigger audit after insert or update or delete on public.holidays
  for each row execute function app.audit_row('');
