-- Withheld: everything, from everyone; money is read by functions for admins.
grant select on public.change_order_lines to service_role;

create trigger audit after insert or update or delete on public.change_order_lines
  for each row execute function app.audit_row('');
