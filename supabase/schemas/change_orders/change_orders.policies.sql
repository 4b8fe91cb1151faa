-- Withheld: everything, from everyone; money is read by functions for admins.
grant select on public.change_orders to service_role;

create trigger bump_version before update on public.change_orders
  for each row execute function app.bump_version();
create trigger audit after insert or update or delete on public.change_orders
  for each row execute function app.audit_row('request_hash,drawing');
create trigger announce after insert or update on public.change_orders
  for each row execute function app.announce_costs();
-- Tickets show that they are on a change order.
create trigger announce_tickets after insert or update on public.change_orders
  for each row execute function app.announce_ticket();
