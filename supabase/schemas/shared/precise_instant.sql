create or replace function app.precise_instant(at timestamptz) returns text
language sql stable
as $$
  select to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')
$$;

comment on function app.precise_instant(timestamptz) is
  'An instant with all that the database knows of it, for cursors.';
