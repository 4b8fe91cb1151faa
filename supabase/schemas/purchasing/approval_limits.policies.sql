grant select, insert, update, delete on public.approval_limits to service_role;
-- Withheld: everything. read_purchasing_settings returns it to admins.

create trigger bump_version before update on public.approval_limits
  for each row execute function app.bump_version();
create trigger audit after insert or update or delete on public.approval_limits
  for each row execute function app.audit_row('');
