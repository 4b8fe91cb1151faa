create or replace function app.order_needs(entry jsonb)
returns table (cost_code_id uuid, cost_type text, order_cents bigint)
language sql immutable set search_path = ''
as $$
  select (l.value ->> 'cost_code_id')::uuid, l.value ->> 'cost_type', sum(p.cost_cents)::bigint
  from app.priced_lines(
    entry -> 'lines', (entry ->> 'discount_cents')::bigint, (entry ->> 'freight_cents')::bigint
  ) p
  join jsonb_array_elements(entry -> 'lines') with ordinality l on l.ordinality = p.position
  where l.value ->> 'cost_code_id' is not null and l.value ->> 'cost_type' is not null
  group by 1, 2
$$;

comment on function app.order_needs(jsonb) is
  'What an order takes of its project''s budget: its lines summed by code and type, with discount, freight and tax.';
