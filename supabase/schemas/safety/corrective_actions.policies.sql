grant select, insert, update, delete on public.corrective_actions to service_role;
-- Withheld: everything. Reads and changes are functions.

create trigger bump_version before update on public.corrective_actions
  for each row execute function app.bump_version();
create trigger audit after insert or update or delete on public.corrective_actions
  for each row execute function app.audit_row('');
create trigger announce after insert or update on public.corrective_actions
  for each row execute function app.announce_hazard();
