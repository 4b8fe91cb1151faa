grant select, insert, update, delete on public.inbox_items to service_role;
-- Withheld: everything. my_inbox checks the rights to the record at each read.

create trigger announce_add after insert on public.inbox_items
  referencing new table as changed for each statement execute function app.announce_inbox();
create trigger announce_change after update on public.inbox_items
  referencing new table as changed for each statement execute function app.announce_inbox();
