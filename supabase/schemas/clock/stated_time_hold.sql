create or replace function app.stated_time_hold(punch app.stated_punch, authority app.punch_right) returns text
language sql immutable
as $$
  select case when punch.claimed_at is not null and punch.kind <> 'out' and authority.source <> 'crew'
    then 'stated_time' end
$$;

comment on function app.stated_time_hold(app.stated_punch, app.punch_right) is
  'People may state for themselves when they finished; any other time that they state waits for a decision.';
