-- A tablet or phone without a network doesn't know about a merge yet, so the right to punch for a person includes the
-- record that was merged into theirs.
create or replace function app.right_over(
  caller app.caller, punch app.stated_punch, person uuid, timing app.punch_time, received_at timestamptz
) returns app.punch_right
language plpgsql stable set search_path = ''
as $$
begin
  if caller.kiosk_id is not null then
    return app.kiosk_right(caller, punch, person, timing, received_at);
  end if;
  return app.crew_right(caller, person, timing, received_at);
end
$$;

comment on function app.right_over(app.caller, app.stated_punch, uuid, app.punch_time, timestamptz) is
  'By what right a tablet, a supervisor or an admin punches for another person; null: by none.';
