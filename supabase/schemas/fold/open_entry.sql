create or replace function app.open_entry(clock app.clock, punch app.folding, more_flags text[]) returns app.clock
language plpgsql immutable set search_path = ''
as $$
begin
  clock.open := row(
    punch.id, punch.project_id, punch.cost_code_id, punch.at, null, null,
    punch.zone, punch.note, app.with_flags(punch.flags, more_flags), punch.actor, '{}'
  );
  return clock;
end
$$;

comment on function app.open_entry(app.clock, app.folding, text[]) is
  'Opens an entry at a punch, with the punch''s flags and more.';
