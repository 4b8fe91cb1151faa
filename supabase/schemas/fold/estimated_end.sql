create or replace function app.estimated_end(clock app.clock, at timestamptz) returns timestamptz
language plpgsql immutable set search_path = ''
as $$
begin
  return least(at, greatest(
    ((clock).open).started_at + interval '8 hours',
    ((clock).on_break).started_at,
    (select max(b.ended_at) from unnest(((clock).open).breaks) as b)
  ));
end
$$;

comment on function app.estimated_end(app.clock, timestamptz) is
  'When a forgotten entry is taken to have ended: 8 h after its start, not before the last break seen, not after '
  'the next punch.';
