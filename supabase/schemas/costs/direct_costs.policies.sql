-- Withheld: everything, from everyone; money is read by functions for admins.
grant select on public.direct_costs to service_role;

create trigger bump_version before update on public.direct_costs
  for each row execute function app.bump_version();
create trigger audit after insert or update or delete on public.direct_costs
  for each row execute function app.audit_row('');
create trigger announce after insert or update or delete on public.direct_costs
  for each row execute function app.announce_costs();
