grant select, insert, update, delete on public.comments to service_role;
-- Withheld: everything. Reads and changes are functions, which check the record's kind.

create trigger audit after insert or update or delete on public.comments
  for each row execute function app.audit_row('body,mentions,request_hash');
create trigger announce after insert or update on public.comments
  for each row execute function app.announce_comment();
