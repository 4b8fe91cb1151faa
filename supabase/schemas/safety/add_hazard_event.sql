create or replace function app.add_hazard_event(
  company uuid, hazard uuid, event_id uuid, kind text, comment text, facts jsonb, request_hash bytea
) returns void
language sql volatile set search_path = ''
as $$
  insert into public.hazard_events (
    company_id, hazard_id, sequence, id, kind, at, actor_person_id, comment, facts, request_hash
  )
  select company, hazard, coalesce(max(e.sequence), 0) + 1, event_id, add_hazard_event.kind, now(),
    app.my_person_id(), add_hazard_event.comment, add_hazard_event.facts, add_hazard_event.request_hash
  from public.hazard_events e where e.company_id = company and e.hazard_id = hazard
$$;

comment on function app.add_hazard_event(uuid, uuid, uuid, text, text, jsonb, bytea) is
  'Adds to a hazard''s timeline what the caller did. The caller holds the hazard''s row.';
