create or replace function app.own_right(
  caller app.caller, timing app.punch_time, facts app.punch_facts, received_at timestamptz
) returns app.punch_right
language plpgsql stable set search_path = ''
as $$
begin
  if caller.is_member then
    return row(
      'device', app.member_hold(facts.role, app.is_clock_implausible(timing, facts.came_at))
    )::app.punch_right;
  end if;
  if timing.occurred_at < caller.ended_at and caller.ended_at >= received_at - interval '30 days' then
    return row('device', 'revoked_membership')::app.punch_right;
  end if;
  return null;
end
$$;

comment on function app.own_right(app.caller, app.punch_time, app.punch_facts, timestamptz) is
  'A member always; one whose membership ended keeps for 30 days the right to hand in earlier punches, each to be '
  'decided.';
