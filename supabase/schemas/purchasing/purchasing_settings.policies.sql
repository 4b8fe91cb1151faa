grant select, insert, update, delete on public.purchasing_settings to service_role;
-- Withheld: everything. read_purchasing_settings returns it to admins.

create trigger bump_version before update on public.purchasing_settings
  for each row execute function app.bump_version();
create trigger audit after insert or update or delete on public.purchasing_settings
  for each row execute function app.audit_row('');
