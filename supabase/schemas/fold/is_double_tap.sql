create or replace function app.is_double_tap(clock app.clock, punch app.folding) returns boolean
language sql immutable
as $$
  select coalesce(
    punch.at - ((clock).last).at <= interval '60 seconds'
      and punch.kind = ((clock).last).kind
      and punch.break_kind is not distinct from ((clock).last).break_kind
      and punch.project_id is not distinct from ((clock).last).project_id
      and punch.cost_code_id is not distinct from ((clock).last).cost_code_id,
    false
  )
$$;

comment on function app.is_double_tap(app.clock, app.folding) is
  'Whether a punch repeats the last one within 60 seconds.';
