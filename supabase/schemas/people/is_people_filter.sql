create or replace function app.is_people_filter(roles text[], statuses text[], sort text) returns boolean
language sql immutable
as $$
  select coalesce(roles <@ array['employee', 'supervisor', 'admin'], true)
    and coalesce(statuses <@ array['active', 'invited', 'no_login', 'left'], true)
    and coalesce(sort in ('name', 'last_name'), false)
$$;

comment on function app.is_people_filter(text[], text[], text) is
  'True when the filters of a search of people are known ones.';
