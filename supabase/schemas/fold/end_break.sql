create or replace function app.end_break(clock app.clock, at timestamptz) returns app.clock
language plpgsql immutable set search_path = ''
as $$
begin
  if (clock.on_break).id is not null then
    clock.on_break.ended_at := at;
    clock.open.breaks := (clock.open).breaks || clock.on_break;
    clock.on_break := null;
  end if;
  return clock;
end
$$;

comment on function app.end_break(app.clock, timestamptz) is
  'Ends the break that a clock is on and adds it to the open entry.';
