grant select, insert, update, delete on public.jsas to service_role;
-- Withheld: everything. Reads and changes are functions, which check the project and the crew.

create trigger bump_version before update on public.jsas
  for each row execute function app.bump_version();
-- jsa_versions keeps the documents.
create trigger audit after insert or update or delete on public.jsas
  for each row execute function app.audit_row('document,hash,search_text,also_said_text');
create trigger announce after insert or update on public.jsas
  for each row execute function app.announce_jsa();
