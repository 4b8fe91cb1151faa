create or replace function app.is_on_leave(company uuid, person uuid, at timestamptz) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from app.time_off_within(company, person, at, at))
$$;

comment on function app.is_on_leave(uuid, uuid, timestamptz) is
  'True when a person has approved time off at an instant.';
