create or replace function app.lng_delta(from_lng float8, to_lng float8) returns float8
language sql immutable
as $$
  select to_lng - from_lng - 360 * floor((to_lng - from_lng + 180) / 360)
$$;

comment on function app.lng_delta(float8, float8) is
  'Degrees eastward, the short way round, from -180 up to 180.';
