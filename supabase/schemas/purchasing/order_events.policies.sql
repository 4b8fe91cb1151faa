grant select on public.order_events to service_role;
-- Withheld: everything. order_page returns the timeline.

create trigger refuse_change before update or delete or truncate on public.order_events
  for each statement execute function app.refuse_change();
