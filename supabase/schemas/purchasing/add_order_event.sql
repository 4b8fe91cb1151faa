create or replace function app.add_order_event(
  o public.purchase_orders, event_id uuid, kind text, request_hash bytea, reason text default null,
  facts jsonb default '{}', actor uuid default null, on_behalf_of uuid default null,
  own_approval boolean default false, by_link boolean default false
) returns void
language sql volatile set search_path = ''
as $$
  insert into public.order_events (
    company_id, order_id, sequence, id, kind, revision, actor_person_id, on_behalf_of, own_approval, by_link, reason,
    facts, request_hash
  )
  select o.company_id, o.id, coalesce(max(e.sequence), 0) + 1, event_id, add_order_event.kind, o.revision,
    coalesce(actor, app.my_person_id()), add_order_event.on_behalf_of, add_order_event.own_approval,
    add_order_event.by_link, add_order_event.reason, add_order_event.facts, add_order_event.request_hash
  from public.order_events e where e.company_id = o.company_id and e.order_id = o.id
$$;

comment on function app.add_order_event(
  public.purchase_orders, uuid, text, bytea, text, jsonb, uuid, uuid, boolean, boolean
) is
  'Adds to an order''s timeline what the caller did, or a given actor. The caller holds the order''s row.';
