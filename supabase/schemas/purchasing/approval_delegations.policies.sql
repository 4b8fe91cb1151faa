grant select, insert, update, delete on public.approval_delegations to service_role;
-- Withheld: everything. read_purchasing_settings and my_delegations return them.

create trigger audit after insert or update or delete on public.approval_delegations
  for each row execute function app.audit_row('');
