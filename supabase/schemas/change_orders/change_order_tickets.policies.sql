-- Withheld: everything, from everyone; functions return it.
grant select on public.change_order_tickets to service_role;

create trigger audit after insert or update or delete on public.change_order_tickets
  for each row execute function app.audit_row('');
