grant select, insert, update, delete on public.time_off_settled to service_role;
-- Withheld: everything. Reads and changes are functions.
