grant select on public.clock_states to service_role;
-- Withheld: everything; live_board reads it.

create trigger announce_new after insert on public.clock_states
  referencing new table as changed
  for each statement execute function app.announce_clocks();
create trigger announce_changed after update on public.clock_states
  referencing new table as changed
  for each statement execute function app.announce_clocks();
