grant select, insert, update, delete on public.claims to service_role;
-- Withheld: everything. Reads and changes are functions.

create trigger bump_version before update on public.claims
  for each row execute function app.bump_version();
create trigger audit after insert or update or delete on public.claims
  for each row execute function app.audit_row('request_hash');
create trigger announce after insert or update on public.claims
  for each row execute function app.announce_claims();
