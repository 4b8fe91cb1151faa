create or replace function app.is_number_within(value jsonb, low numeric, high numeric) returns boolean
language sql immutable
as $$
  select coalesce(case when jsonb_typeof(value) = 'number' then value::numeric between low and high end, false)
$$;

comment on function app.is_number_within(jsonb, numeric, numeric) is
  'True when a JSON value is a number within bounds.';
