create or replace function app.order_number(company uuid, year integer) returns text
language sql volatile set search_path = ''
as $$
  select 'PO-' || year || '-' || case when n < 10000 then lpad(n::text, 4, '0') else n::text end
  from app.next_number(company, 'purchase_order_' || year) n
$$;

comment on function app.order_number(uuid, integer) is
  'The next number of an order in a company''s year, as PO-2026-0001. A number that goes unused stays a gap.';
