create or replace function app.is_ring(polygon jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select case when jsonb_typeof(polygon) = 'array' then
    jsonb_array_length(polygon) between 3 and 500
    and not exists (
      select from jsonb_array_elements(polygon) as corner
      where not coalesce(
        case when jsonb_typeof(corner) = 'array' then
          jsonb_array_length(corner) = 2
          and case when jsonb_typeof(corner -> 0) = 'number' and jsonb_typeof(corner -> 1) = 'number' then
            (corner ->> 0)::float8 between -180 and 180 and (corner ->> 1)::float8 between -90 and 90
          end
        end,
        false
      )
    )
  else polygon is null end
$$;

comment on function app.is_ring(jsonb) is
  'True when a value is a list of 3 to 500 corners [lng, lat], as in GeoJSON, not closed.';

-- A check constraint runs with the rights of the role that writes the row.
grant execute on function app.is_ring(jsonb) to authenticated, service_role;
