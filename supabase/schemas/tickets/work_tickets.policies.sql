grant select, insert, update, delete on public.work_tickets to service_role;
-- Withheld: everything. Reads and changes are functions, which check the role and the project.

create trigger bump_version before update on public.work_tickets
  for each row execute function app.bump_version();
create trigger audit after insert or update or delete on public.work_tickets
  for each row execute function app.audit_row('search_text,request_hash');
create trigger announce after insert or update on public.work_tickets
  for each row execute function app.announce_ticket();
