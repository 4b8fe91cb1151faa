grant select, insert, update, delete on public.attachments to service_role;
-- Withheld: everything. Reads and changes are functions, which check the record's kind.

create trigger audit_add after insert on public.attachments
  for each row execute function app.audit_row('caption', 'is_anonymous');
create trigger audit_change after update or delete on public.attachments
  for each row execute function app.audit_row('caption');
create trigger announce after insert or update on public.attachments
  for each row execute function app.announce_comment();
