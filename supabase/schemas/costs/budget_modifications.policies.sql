-- Withheld: everything, from everyone; money is read by functions for admins.
grant select on public.budget_modifications to service_role;

create trigger audit after insert or update or delete on public.budget_modifications
  for each row execute function app.audit_row('');
create trigger announce after insert on public.budget_modifications
  for each row execute function app.announce_costs();
create trigger refuse_change before update or delete on public.budget_modifications
  for each statement execute function app.refuse_change();
