grant select, insert, update, delete on public.time_off_days to service_role;
-- Withheld: everything. Reads and changes are functions.

create trigger audit after insert or update or delete on public.time_off_days
  for each row execute function app.audit_row();
