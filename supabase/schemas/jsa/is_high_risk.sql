create or replace function app.is_high_risk(document jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select exists (
    select from jsonb_array_elements(document -> 'steps') as step (value)
    cross join lateral jsonb_array_elements(step.value -> 'hazards') as hazard (value)
    where hazard.value ->> 'high_energy' is not null
  )
$$;

comment on function app.is_high_risk(jsonb) is
  'True when a document has a high-energy hazard, so that work waits for approval.';
