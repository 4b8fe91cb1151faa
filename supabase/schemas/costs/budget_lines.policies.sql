-- Withheld: everything, from everyone; money is read by functions for admins.
grant select on public.budget_lines to service_role;

create trigger audit_new after insert on public.budget_lines
  referencing new table as added
  for each statement execute function app.audit_new_rows('');
create trigger audit after update or delete on public.budget_lines
  for each row execute function app.audit_row('');
