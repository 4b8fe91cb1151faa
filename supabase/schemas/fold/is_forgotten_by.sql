create or replace function app.is_forgotten_by(clock app.clock, punch app.folding) returns boolean
language sql immutable
as $$
  select coalesce(
    case
      when punch.kind = 'in' or not punch.own then punch.at - ((clock).open).started_at > app.long_shift()
      when punch.kind = 'out' and 'stated' = any (punch.flags) then false
      else punch.at - ((clock).open).started_at > interval '24 hours'
    end,
    false
  )
$$;

comment on function app.is_forgotten_by(app.clock, app.folding) is
  'Whether the open entry must have been forgotten: no one clocks in twice, and a supervisor who punches for a crew '
  'says nothing of one person''s night. A person''s own phone or tablet asked them first, so their word counts up '
  'to 24 h; an end that they or a decider stated always does.';
