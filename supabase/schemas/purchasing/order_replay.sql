create or replace function app.order_replay(company uuid, event_id uuid, request_hash bytea) returns jsonb
language sql stable set search_path = ''
as $$
  select case
    when e.request_hash = order_replay.request_hash and e.actor_person_id is not distinct from app.my_person_id()
      then app.order_verdict('replayed', o)
    else app.refused('other_payload')
  end
  from public.order_events e
  join public.purchase_orders o on o.company_id = e.company_id and o.id = e.order_id
  where e.company_id = company and e.id = event_id
$$;

comment on function app.order_replay(uuid, uuid, bytea) is
  'What a request that was sent before is answered: replayed with the order as it is now, or other_payload for '
  'another one of this id; null for a new one.';
