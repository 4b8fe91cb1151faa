create or replace function app.reach_of(person uuid, kind text) returns text
language sql stable security definer set search_path = ''
as $$
  select r.outcome from app.reaches_of(array[person], kind) r
$$;

comment on function app.reach_of(uuid, text) is
  'What would come of a message of a kind to a person, as app.reaches_of answers it.';
