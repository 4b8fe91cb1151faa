grant select, insert, update, delete on public.schedule_publications to service_role;
-- Withheld: everything. Reads and changes are functions.
