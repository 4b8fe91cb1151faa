grant select, insert, update, delete on public.equipment to service_role;
-- Withheld: everything. Reads and changes are functions, which check the role and the project.

create trigger bump_version before update on public.equipment
  for each row execute function app.bump_version();
create trigger audit after insert or update or delete on public.equipment
  for each row execute function app.audit_row();
create trigger announce after insert or update on public.equipment
  for each row execute function app.announce_equipment();
