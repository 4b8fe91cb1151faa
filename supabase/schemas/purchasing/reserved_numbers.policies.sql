grant select, insert, update, delete on public.reserved_numbers to service_role;
-- Withheld: everything. reserve_order_numbers returns a device's own.
