create or replace function app.add_jsa_event(
  jsa public.jsas, event_id uuid, kind text, at timestamptz, facts jsonb, request_hash bytea
) returns void
language sql volatile set search_path = ''
as $$
  insert into public.jsa_events (
    company_id, jsa_id, sequence, id, kind, at, stated_at, actor_person_id, facts, request_hash
  )
  select jsa.company_id, jsa.id, coalesce(max(e.sequence), 0) + 1, event_id, add_jsa_event.kind,
    app.jsa_time(jsa, add_jsa_event.at), nullif(add_jsa_event.at, app.jsa_time(jsa, add_jsa_event.at)),
    app.my_person_id(), jsonb_strip_nulls(add_jsa_event.facts), add_jsa_event.request_hash
  from public.jsa_events e where e.company_id = jsa.company_id and e.jsa_id = jsa.id
$$;

comment on function app.add_jsa_event(public.jsas, uuid, text, timestamptz, jsonb, bytea) is
  'Adds to a JSA''s history what the caller did, at the time that a device states. The caller holds the JSA''s row.';
