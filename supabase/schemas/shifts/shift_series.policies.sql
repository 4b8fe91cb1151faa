grant select, insert, update, delete on public.shift_series to service_role;
-- Withheld: everything. Reads and changes are functions.
