create or replace function app.wrong_fence(lat jsonb, lng jsonb, radius_m jsonb, polygon jsonb) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  -- A geofence is small, because the location of a punch is judged on a plane.
  reach_m constant float8 := 20000;
begin
  if jsonb_typeof(lat) is distinct from 'number' or lat::float8 not between -90 and 90 then
    return 'lat';
  end if;
  if jsonb_typeof(lng) is distinct from 'number' or lng::float8 not between -180 and 180 then
    return 'lng';
  end if;
  if jsonb_typeof(radius_m) is distinct from 'number'
    or radius_m::numeric not between 50 and 1000 or radius_m::numeric <> trunc(radius_m::numeric) then
    return 'radius_m';
  end if;
  if polygon is null or jsonb_typeof(polygon) = 'null' then
    return null;
  end if;
  if not app.is_ring(polygon) then
    return 'polygon';
  end if;
  if exists (
    select from jsonb_array_elements(polygon) corner
    where app.arc_m(lat::float8, lng::float8, (corner ->> 1)::float8, (corner ->> 0)::float8) > reach_m
  ) then
    return 'polygon_reach';
  end if;
  if not app.is_simple_ring(polygon) then
    return 'polygon_crossing';
  end if;
  if app.polygon_distance_m(lat::float8, lng::float8, polygon) > 0 then
    return 'label_point';
  end if;
  return null;
end
$$;

comment on function app.wrong_fence(jsonb, jsonb, jsonb, jsonb) is
  'What is wrong with a fence as it was sent: lat, lng, radius_m, polygon (3 to 500 corners), polygon_reach (a '
  'corner over 20 km away), polygon_crossing, label_point (not within the polygon); null when nothing is. The same '
  'rule stands in packages/domain/src/place/ring.ts; both answer cases/rings.json.';
