grant select, insert, update, delete on public.checklists to service_role;
-- Withheld: everything. Reads and changes are functions, which check the role and the project.

create trigger audit after insert or update or delete on public.checklists
  for each row execute function app.audit_row('answers,search_text,request_hash');
-- No one else is notified that someone answered in private.
create trigger announce after insert on public.checklists
  for each row when (not new.is_private) execute function app.announce_checklist();
create trigger announce_check after insert on public.checklists
  for each row when (new.equipment_id is not null and not new.is_private) execute function app.announce_equipment();
