create or replace function app.polygon_distance_m(lat float8, lng float8, polygon jsonb) returns float8
language plpgsql immutable strict set search_path = ''
as $$
declare
  metres_per_degree constant float8 := 6371008.8 * pi() / 180;
  corners constant integer := jsonb_array_length(polygon);
  shrink constant float8 := cos(radians(lat));
  a_east float8;
  a_north float8;
  b_east float8;
  b_north float8;
  along float8;
  nearest float8 := 'infinity';
  inside boolean := false;
begin
  -- Meters east and north of the location, on the plane that touches the earth there, because a geofence is small.
  b_east := app.lng_delta(lng, (polygon -> (corners - 1) ->> 0)::float8) * metres_per_degree * shrink;
  b_north := ((polygon -> (corners - 1) ->> 1)::float8 - lat) * metres_per_degree;
  for corner in 0 .. corners - 1 loop
    a_east := b_east;
    a_north := b_north;
    b_east := app.lng_delta(lng, (polygon -> corner ->> 0)::float8) * metres_per_degree * shrink;
    b_north := ((polygon -> corner ->> 1)::float8 - lat) * metres_per_degree;

    if (a_north > 0) <> (b_north > 0) and (b_east - a_east) * (0 - a_north) / (b_north - a_north) + a_east > 0 then
      inside := not inside;
    end if;

    along := case
      when a_east = b_east and a_north = b_north then 0
      else greatest(0, least(1,
        -(a_east * (b_east - a_east) + a_north * (b_north - a_north))
          / ((b_east - a_east) ^ 2 + (b_north - a_north) ^ 2)
      ))
    end;
    nearest := least(
      nearest, sqrt((a_east + along * (b_east - a_east)) ^ 2 + (a_north + along * (b_north - a_north)) ^ 2)
    );
  end loop;
  return case when inside then 0 else nearest end;
end
$$;

comment on function app.polygon_distance_m(float8, float8, jsonb) is
  'Metres from a place to a polygon; 0 within it.';
