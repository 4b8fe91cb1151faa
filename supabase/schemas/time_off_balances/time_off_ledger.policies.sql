grant select, insert, update, delete on public.time_off_ledger to service_role;
-- Withheld: everything. Reads and changes are functions.

create trigger refuse_change before update or delete on public.time_off_ledger
  for each row execute function app.refuse_change();
