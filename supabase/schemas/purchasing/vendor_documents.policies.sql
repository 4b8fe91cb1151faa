grant select, insert, update, delete on public.vendor_documents to service_role;
-- Withheld: everything. vendor_page returns them.

create trigger bump_version before update on public.vendor_documents
  for each row execute function app.bump_version();
create trigger audit after insert or update or delete on public.vendor_documents
  for each row execute function app.audit_row('');
