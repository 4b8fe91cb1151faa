create or replace function app.is_period(value jsonb, unit text, low bigint, high bigint) returns boolean
language sql immutable set search_path = ''
as $$
  select app.first_wrong(value, jsonb_build_object(unit, app.is_whole(value -> unit, low, high))) is null
$$;

comment on function app.is_period(jsonb, text, bigint, bigint) is
  'True when a value is {unit: count} with a count within bounds.';
