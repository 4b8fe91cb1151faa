grant select, insert, update, delete on public.osha_years to service_role;
-- Withheld: everything. osha_log reads and save_osha_year writes, for admins.

create trigger bump_version before update on public.osha_years
  for each row execute function app.bump_version();
create trigger audit after insert or update or delete on public.osha_years
  for each row execute function app.audit_row('');
