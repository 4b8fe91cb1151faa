create or replace function app.is_whole_or_null(value jsonb, low bigint, high bigint) returns boolean
language sql immutable set search_path = ''
as $$
  select value is not distinct from 'null'::jsonb or app.is_whole(value, low, high)
$$;

comment on function app.is_whole_or_null(jsonb, bigint, bigint) is
  'Whether a JSON value is null or a whole number in a range.';
