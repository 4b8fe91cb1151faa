grant select, insert, update, delete on public.shift_requests to service_role;
-- Withheld: everything. Reads and changes are functions.

create trigger bump_version before update on public.shift_requests
  for each row execute function app.bump_version();
create trigger audit after insert or update or delete on public.shift_requests
  for each row execute function app.audit_row('request_hash');
