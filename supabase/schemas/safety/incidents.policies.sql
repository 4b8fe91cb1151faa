grant select, insert, update, delete on public.incidents to service_role;
-- Withheld: everything. osha_log reads and save_incident writes, for admins.

create trigger bump_version before update on public.incidents
  for each row execute function app.bump_version();
create trigger audit after insert or update or delete on public.incidents
  for each row execute function app.audit_row('');
