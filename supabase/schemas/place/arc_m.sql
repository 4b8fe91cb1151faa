-- packages/domain/src/place has the same rule; both are tested with packages/domain/src/place/cases.
create or replace function app.arc_m(lat_a float8, lng_a float8, lat_b float8, lng_b float8) returns float8
language sql immutable
as $$
  select 2 * 6371008.8 * asin(least(1, sqrt(
    sin(radians(lat_b - lat_a) / 2) ^ 2
    + cos(radians(lat_a)) * cos(radians(lat_b)) * sin(radians(lng_b - lng_a) / 2) ^ 2
  )))
$$;

comment on function app.arc_m(float8, float8, float8, float8) is
  'Metres between two places on a sphere of the earth''s mean radius.';
