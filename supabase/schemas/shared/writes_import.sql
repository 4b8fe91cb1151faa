create or replace function app.writes_import(mode text, errors jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select mode = 'good' or mode = 'all' and errors = '[]'
$$;

comment on function app.writes_import(text, jsonb) is
  'True when an import of this mode and with these errors changes anything.';
