create or replace function app.is_whole(value jsonb, low bigint, high bigint) returns boolean
language sql immutable set search_path = ''
as $$
  select case
    when jsonb_typeof(value) = 'number' and value::text ~ '^-?[0-9]{1,18}$'
      then (value::text)::bigint between low and high
    else false
  end
$$;

comment on function app.is_whole(jsonb, bigint, bigint) is
  'True when a value is a whole number within bounds. False for SQL null.';
