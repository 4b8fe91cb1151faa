create or replace function app.jsa_replay(company uuid, act_id uuid, request_hash bytea) returns jsonb
language sql stable set search_path = ''
as $$
  select case
    when e.request_hash = jsa_replay.request_hash and e.actor_person_id = app.my_person_id()
      then jsonb_build_object('verdict', 'replayed', 'state', app.jsa_state(j, now()))
    else app.refused('other_payload')
  end
  from public.jsa_events e
  join public.jsas j on j.company_id = e.company_id and j.id = e.jsa_id
  where e.company_id = company and e.id = act_id
$$;

comment on function app.jsa_replay(uuid, uuid, bytea) is
  'What an act that was sent before is answered: replayed, or other_payload for another one of this id; null for a '
  'new one.';
