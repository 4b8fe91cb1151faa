grant select, insert, update, delete on public.schedule_templates to service_role;
-- Withheld: everything. Reads and changes are functions.

create trigger bump_version before update on public.schedule_templates
  for each row execute function app.bump_version();
create trigger audit after insert or update or delete on public.schedule_templates
  for each row execute function app.audit_row('');
