create or replace function app.has_open_items(document jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select document -> 'open' <> '[]' or exists (
    select from jsonb_array_elements(document -> 'steps') as step (value)
    cross join lateral jsonb_array_elements(step.value -> 'hazards') as hazard (value)
    where hazard.value ->> 'high_energy' is not null
      and not hazard.value -> 'controls' @> '[{"direct": "yes"}]'
  )
$$;

comment on function app.has_open_items(jsonb) is
  'Whether anything blocks approval: an open item, or high energy without a direct control, whatever the document '
  'says.';
