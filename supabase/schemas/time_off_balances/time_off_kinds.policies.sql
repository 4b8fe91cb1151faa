grant select, insert, update, delete on public.time_off_kinds to service_role;
-- Withheld: everything. Reads and changes are functions.

create trigger bump_version before update on public.time_off_kinds
  for each row execute function app.bump_version();
create trigger audit after insert or update or delete on public.time_off_kinds
  for each row execute function app.audit_row('');
