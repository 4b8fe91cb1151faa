create or replace function app.turn_at_instant(punch app.folding) returns integer
language sql immutable
as $$
  select case
    when punch.kind = 'break_end' then 0
    -- A clock-out that no one punched comes after all punches at its instant.
    when punch.kind = 'out' then case when punch.flags && '{missing_out,auto_out}' then 4 else 1 end
    when punch.kind in ('in', 'switch') then 2
    else 3
  end
$$;

comment on function app.turn_at_instant(app.folding) is
  'A punch''s turn among those of one instant: what ends comes before what begins.';
