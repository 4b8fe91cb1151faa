create or replace function app.is_quiet_for(company uuid, person uuid, at timestamptz) returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce((
    select app.is_quiet(q.quiet_from, q.quiet_to, q.zone, at) from app.quiet_hours_of(company, person) q
  ), false)
$$;

comment on function app.is_quiet_for(uuid, uuid, timestamptz) is
  'True when an instant is in a person''s quiet hours.';
