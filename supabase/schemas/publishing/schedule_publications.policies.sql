grant select, insert, update, delete on public.schedule_publications to service_role;
-- Withheld: everything. Reads and changes are functions.

create trigger audit after insert or update or delete on public.schedule_publications
  for each row execute function app.audit_row('request_hash,added,changed,canceled');
