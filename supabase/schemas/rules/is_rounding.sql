create or replace function app.is_rounding(value jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select app.first_wrong(value, jsonb_build_object(
    'mode', app.is_choice(value -> 'mode', 'off', 'nearest', 'neutral', 'up', 'down'),
    'minutes', coalesce(value -> 'minutes' in ('5', '6', '10', '15'), false)
  )) is null
$$;

comment on function app.is_rounding(jsonb) is
  'True when a JSON value is a rounding of punches.';
