grant select on public.receipt_events to service_role;
-- Withheld: everything. receipt_page returns the history.

create trigger refuse_change before update or delete or truncate on public.receipt_events
  for each statement execute function app.refuse_change();
