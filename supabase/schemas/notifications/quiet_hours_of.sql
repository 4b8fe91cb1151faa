create or replace function app.quiet_hours_of(company uuid, person uuid)
returns table (quiet_from text, quiet_to text, zone text)
language sql stable security definer set search_path = ''
as $$
  select q.quiet_from, q.quiet_to, q.zone from app.quiet_hours_of_people(array[person]) q
$$;

comment on function app.quiet_hours_of(uuid, uuid) is
  'The quiet hours of a person, as app.quiet_hours_of_people answers them.';
