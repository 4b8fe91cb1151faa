grant select, insert, update, delete on public.emergency_plans to service_role;
-- Withheld: everything. Reads and changes are functions.

create trigger bump_version before update on public.emergency_plans
  for each row execute function app.bump_version();
create trigger audit after insert or update or delete on public.emergency_plans
  for each row execute function app.audit_row('');
