grant select, insert, update, delete on public.order_revisions to service_role;
-- Withheld: everything. order_page returns it.
