-- Fifty thousand orders are searched by the pieces of their words, not read one by one.

create extension if not exists pg_trgm with schema extensions;
create index purchase_orders_search_idx on public.purchase_orders using gin (search_text extensions.gin_trgm_ops);
