grant select on public.hazard_events to service_role;
-- Withheld: everything. read_hazard returns the timeline.

create trigger refuse_change before update or delete or truncate on public.hazard_events
  for each statement execute function app.refuse_change();
