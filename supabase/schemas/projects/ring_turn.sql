create or replace function app.ring_turn(
  ax float8, ay float8, bx float8, by float8, cx float8, cy float8
) returns float8
language sql immutable
as $$
  select (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
$$;

comment on function app.ring_turn(float8, float8, float8, float8, float8, float8) is
  'Which way a path a, b, c turns: positive to the left, negative to the right, 0 straight on or back.';
