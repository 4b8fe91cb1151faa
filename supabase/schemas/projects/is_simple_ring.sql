create or replace function app.is_simple_ring(polygon jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  with corners as (
    -- Degrees from the first corner, so that a geofence may cross the 180th meridian.
    select n, app.lng_delta((polygon -> 0 ->> 0)::float8, (corner ->> 0)::float8) as x, (corner ->> 1)::float8 as y
    from jsonb_array_elements(polygon) with ordinality as c (corner, n)
  ),
  edges as (
    select a.n, a.x as ax, a.y as ay, b.x as bx, b.y as by
    from corners a join corners b on b.n = a.n % jsonb_array_length(polygon) + 1
  )
  select not exists (select from edges where ax = bx and ay = by)
    and not exists (
      -- An edge that runs back along the previous one.
      select from edges e
      join edges f on f.n = e.n % jsonb_array_length(polygon) + 1
      where app.ring_turn(e.ax, e.ay, e.bx, e.by, f.bx, f.by) = 0
        and (e.bx - e.ax) * (f.bx - f.ax) + (e.by - e.ay) * (f.by - f.ay) < 0
    )
    and not exists (
      select from edges e
      join edges f
        on f.n > e.n + 1 and not (e.n = 1 and f.n = jsonb_array_length(polygon))
        and greatest(e.ax, e.bx) >= least(f.ax, f.bx) and greatest(f.ax, f.bx) >= least(e.ax, e.bx)
        and greatest(e.ay, e.by) >= least(f.ay, f.by) and greatest(f.ay, f.by) >= least(e.ay, e.by)
      where sign(app.ring_turn(e.ax, e.ay, e.bx, e.by, f.ax, f.ay))
          * sign(app.ring_turn(e.ax, e.ay, e.bx, e.by, f.bx, f.by)) <= 0
        and sign(app.ring_turn(f.ax, f.ay, f.bx, f.by, e.ax, e.ay))
          * sign(app.ring_turn(f.ax, f.ay, f.bx, f.by, e.bx, e.by)) <= 0
    )
$$;

comment on function app.is_simple_ring(jsonb) is
  'True when the edges of a ring touch each other at their shared corners only. The same rule stands in '
  'packages/domain/src/place/ring.ts; both answer cases/rings.json.';
