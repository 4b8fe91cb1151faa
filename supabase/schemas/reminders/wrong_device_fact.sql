create or replace function app.wrong_device_fact(facts jsonb) returns text
language sql immutable set search_path = ''
as $$
  select app.first_wrong(facts, jsonb_build_object(
    'location_permission',
    app.is_choice(facts -> 'location_permission', 'always', 'while_in_use', 'denied', 'unknown'),
    'location_precision', app.is_choice(facts -> 'location_precision', 'precise', 'approximate', 'unknown'),
    'battery_saver', app.is_choice(facts -> 'battery_saver', 'on', 'off', 'unknown'),
    'mock_location', app.is_choice(facts -> 'mock_location', 'on', 'off', 'unknown'),
    'runs_in', app.is_choice(facts -> 'runs_in', 'browser', 'app', 'unknown'),
    'app_version', jsonb_typeof(facts -> 'app_version') is not distinct from 'string'
      and length(trim(facts ->> 'app_version')) between 1 and 40,
    'unsent_items', app.is_whole(facts -> 'unsent_items', 0, 1000000),
    'skew_ms', app.is_whole_or_null(facts -> 'skew_ms', -100000000000000, 100000000000000)
  ))
$$;

comment on function app.wrong_device_fact(jsonb) is
  'The first field that is missing or wrong of what a device says of itself; null when all are right.';
