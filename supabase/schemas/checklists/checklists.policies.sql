grant select, insert, update, delete on public.checklists to service_role;
-- Withheld: everything. Reads and changes are functions, which ask for the role and the project.

create trigger audit after insert or update or delete on public.checklists
  for each row execute function app.audit_row('answers,search_text,request_hash');
create trigger announce after insert on public.checklists
  for each row execute function app.announce_checklist();
