create or replace function app.is_active_person(company uuid, value jsonb) returns boolean
language sql stable set search_path = ''
as $$
  select case when app.is_uuid(value) then app.role_at(company, (value #>> '{}')::uuid, now()) is not null
    else false end
$$;

comment on function app.is_active_person(uuid, jsonb) is
  'True when a JSON value is the id of a person who is a member of the company now.';
