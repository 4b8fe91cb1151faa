create or replace function app.is_hazard_place(value jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select case
    when value = 'null'::jsonb then true
    when jsonb_typeof(value) <> 'object' then false
    when jsonb_typeof(value -> 'lat') is distinct from 'number' then false
    when jsonb_typeof(value -> 'lng') is distinct from 'number' then false
    else (value ->> 'lat')::numeric between -90 and 90 and (value ->> 'lng')::numeric between -180 and 180
      and app.is_whole(value -> 'accuracy_m', 0, 100000) and value - '{lat,lng,accuracy_m}'::text[] = '{}'
  end
$$;

comment on function app.is_hazard_place(jsonb) is
  'Whether a JSON value is null or {lat, lng, accuracy_m} on earth.';
