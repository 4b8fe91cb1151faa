create or replace function app.hazard_replay(company uuid, event_id uuid, request_hash bytea) returns jsonb
language sql stable set search_path = ''
as $$
  select case
    when e.request_hash = hazard_replay.request_hash and e.actor_person_id is not distinct from app.my_person_id()
      then jsonb_build_object('verdict', 'replayed')
    else app.refused('other_payload')
  end
  from public.hazard_events e where e.company_id = company and e.id = event_id
$$;

comment on function app.hazard_replay(uuid, uuid, bytea) is
  'What a change that was sent before is answered: replayed, or other_payload for another one of this id; null for '
  'a new one.';
