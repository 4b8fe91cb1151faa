grant select, insert, update, delete on public.establishments to service_role;
-- Withheld: everything. osha_log reads and save_establishment writes, for admins.

create trigger bump_version before update on public.establishments
  for each row execute function app.bump_version();
create trigger audit after insert or update or delete on public.establishments
  for each row execute function app.audit_row('');
