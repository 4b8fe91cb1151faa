grant select, insert, update, delete on public.order_links to service_role;
-- Withheld: everything. No one reads a token's hash.
