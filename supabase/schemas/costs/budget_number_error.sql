create or replace function app.budget_number_error(value jsonb) returns text
language sql immutable set search_path = ''
as $$
  select case
    when value is null or jsonb_typeof(value) <> 'number' or value::text !~ '^-?[0-9]+$' then 'invalid'
    when (value::text)::numeric < 0 then 'negative'
    when (value::text)::numeric > 999999999999 then 'too_large'
  end
$$;

comment on function app.budget_number_error(jsonb) is
  'What is wrong with hours, a quantity or an amount of a budget''s line; null when it is right. Up to 12 digits, so '
  'that the sum of a budget''s lines can be kept too.';
