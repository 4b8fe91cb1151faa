-- Withheld: everything, from everyone; money is read by functions for admins.
grant select on public.budget_modification_lines to service_role;

create trigger refuse_change before update or delete on public.budget_modification_lines
  for each statement execute function app.refuse_change();
