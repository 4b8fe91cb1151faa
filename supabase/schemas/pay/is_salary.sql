create or replace function app.is_salary(value jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select app.first_wrong(value, jsonb_build_object(
    'amount_cents', app.is_whole(value -> 'amount_cents', 1, 1000000000),
    'per', app.is_choice(value -> 'per', 'week', 'biweek', 'semimonth', 'month', 'year'),
    'hours_per_week', app.is_whole(value -> 'hours_per_week', 1, 168),
    'currency', coalesce(jsonb_typeof(value -> 'currency') = 'string' and value ->> 'currency' ~ '^[A-Z]{3}$', false)
  )) is null
$$;

comment on function app.is_salary(jsonb) is
  'True when a value is a salary: cents for a period, and the hours a week that it covers.';
