grant select, insert, update, delete on public.purchase_order_lines to service_role;
-- Withheld: everything. order_page returns it.
