grant select on public.jsa_events to service_role;
-- Withheld: everything. read_jsa returns the history.

create trigger refuse_change before update or delete or truncate on public.jsa_events
  for each statement execute function app.refuse_change();
