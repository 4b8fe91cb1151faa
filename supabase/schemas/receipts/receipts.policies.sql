grant select, insert, update, delete on public.receipts to service_role;
-- Withheld: everything. Reads and changes are functions.

create trigger bump_version before update on public.receipts
  for each row execute function app.bump_version();
create trigger audit after insert or update or delete on public.receipts
  for each row execute function app.audit_row('request_hash');
create trigger follow after insert or update on public.receipts
  for each row execute function app.follow_receipt();
create trigger announce after insert or update on public.receipts
  for each row execute function app.announce_receipts();
