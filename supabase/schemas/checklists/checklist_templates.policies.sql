grant select, insert, update, delete on public.checklist_templates to service_role;
-- Withheld: everything. list_checklist_templates reads them, save_checklist_template changes them.

create trigger bump_version before update on public.checklist_templates
  for each row execute function app.bump_version();
create trigger audit after insert or update or delete on public.checklist_templates
  for each row execute function app.audit_row();
create trigger announce after insert or update on public.checklist_templates
  for each row execute function app.announce_checklist();
create trigger add_shipped_checklists after insert on public.companies
  for each row execute function app.add_shipped_checklists();
