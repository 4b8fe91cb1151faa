-- Withheld: everything, from everyone; list_labor_burdens returns it to admins.
grant select on public.labor_burdens to service_role;

create trigger audit after insert or update or delete on public.labor_burdens
  for each row execute function app.audit_row('percent');
create trigger announce after insert or update or delete on public.labor_burdens
  for each row execute function app.announce_costs();
