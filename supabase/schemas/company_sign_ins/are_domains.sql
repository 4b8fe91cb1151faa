create or replace function app.are_domains(value jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select case when jsonb_typeof(value) = 'array' then
    jsonb_array_length(value) between 1 and 20 and not exists (
      select from jsonb_array_elements(value) d
      where not coalesce(
        jsonb_typeof(d) = 'string' and length(d #>> '{}') <= 253
          and d #>> '{}' ~ '^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$',
        false
      )
    )
  else false end
$$;

comment on function app.are_domains(jsonb) is
  'True when a JSON value lists 1 to 20 domains as DNS has them, in lower case.';
