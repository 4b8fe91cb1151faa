create or replace function app.close_entry(
  clock app.clock, at timestamptz, end_punch_id uuid, more_flags text[], end_note text
)
returns app.folded_entry
language plpgsql immutable set search_path = ''
as $$
declare
  entry app.folded_entry;
begin
  clock := app.end_break(clock, at);
  entry := clock.open;
  entry.ended_at := at;
  entry.end_punch_id := end_punch_id;
  entry.flags := app.with_flags(entry.flags, more_flags);
  if at - entry.started_at > app.long_shift() then
    entry.flags := app.with_flags(entry.flags, '{long_shift}');
  end if;
  entry.note := coalesce(entry.note || e'\n' || end_note, entry.note, end_note);
  return entry;
end
$$;

comment on function app.close_entry(app.clock, timestamptz, uuid, text[], text) is
  'The open entry of a clock, closed at an instant; over 16 hours it is flagged long_shift.';
