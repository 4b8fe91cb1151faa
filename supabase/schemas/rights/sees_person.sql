create or replace function app.sees_person(company uuid, person uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return coalesce(person = any (app.seen_people(company, array[person])), false);
end
$$;

comment on function app.sees_person(uuid, uuid) is
  'True when the caller may read a person''s time now, as seen_people.';
