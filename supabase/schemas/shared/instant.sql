create or replace function app.instant(at timestamptz) returns text
language sql stable
as $$
  select to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
$$;

comment on function app.instant(timestamptz) is
  'An instant as RFC 3339 in UTC with milliseconds: the one form in which functions answer times.';
