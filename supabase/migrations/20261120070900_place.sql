-- Where a punch was made, judged against the project's fences. The same rule stands in
-- packages/domain/src/place; both answer the cases of packages/domain/src/place/cases.

create function app.arc_m(lat_a float8, lng_a float8, lat_b float8, lng_b float8) returns float8
language sql immutable
as $$
  select 2 * 6371008.8 * asin(least(1, sqrt(
    sin(radians(lat_b - lat_a) / 2) ^ 2
    + cos(radians(lat_a)) * cos(radians(lat_b)) * sin(radians(lng_b - lng_a) / 2) ^ 2
  )))
$$;
comment on function app.arc_m(float8, float8, float8, float8) is 'Metres between two places on a sphere of the earth''s mean radius.';

create function app.lng_delta(from_lng float8, to_lng float8) returns float8
language sql immutable
as $$
  select to_lng - from_lng - 360 * floor((to_lng - from_lng + 180) / 360)
$$;
comment on function app.lng_delta(float8, float8) is 'Degrees eastward, the short way round, from -180 up to 180.';

create function app.polygon_distance_m(lat float8, lng float8, polygon jsonb) returns float8
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
  -- Metres east and north of the place, on the plane that touches the earth there: a fence is small.
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
      else greatest(0, least(1, -(a_east * (b_east - a_east) + a_north * (b_north - a_north)) / ((b_east - a_east) ^ 2 + (b_north - a_north) ^ 2)))
    end;
    nearest := least(nearest, sqrt((a_east + along * (b_east - a_east)) ^ 2 + (a_north + along * (b_north - a_north)) ^ 2));
  end loop;
  return case when inside then 0 else nearest end;
end
$$;
comment on function app.polygon_distance_m(float8, float8, jsonb) is 'Metres from a place to a polygon; 0 within it.';

create type app.fence_verdict as (verdict text, site_id uuid, distance_m float8);

create function app.fence_verdict(
  company uuid, project uuid, lat float8, lng float8, accuracy_m float8, age_ms float8
) returns app.fence_verdict
language plpgsql stable set search_path = ''
as $$
declare
  doubt_m constant float8 := 2 * greatest(accuracy_m, 10);
  nearest record;
begin
  select s.id, measured.distance_m, measured.distance_m - case when s.polygon is null then s.radius_m else 0 end as beyond_m
  into nearest
  from public.project_sites s
  cross join lateral (
    select case
      when s.polygon is null then app.arc_m(fence_verdict.lat, fence_verdict.lng, s.lat, s.lng)
      else app.polygon_distance_m(fence_verdict.lat, fence_verdict.lng, s.polygon)
    end as distance_m
  ) measured
  where s.company_id = company and s.project_id = project and s.archived_at is null
  order by 3, s.id
  limit 1;
  if not found then
    return null;
  end if;
  if lat is null or age_ms > 60000 then
    return row('no_fix', null, null)::app.fence_verdict;
  end if;

  return row(
    case
      when nearest.beyond_m <= 0 then 'inside'
      when nearest.beyond_m > doubt_m then 'outside'
      else 'uncertain'
    end,
    nearest.id,
    nearest.distance_m
  )::app.fence_verdict;
end
$$;
comment on function app.fence_verdict(uuid, uuid, float8, float8, float8, float8) is
  'inside, uncertain, outside or no_fix, by the site whose fence is nearest. Null where the project has no site.';
