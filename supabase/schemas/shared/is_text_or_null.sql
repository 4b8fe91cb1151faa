create or replace function app.is_text_or_null(value jsonb, max_length integer) returns boolean
language sql immutable set search_path = ''
as $$
  select case jsonb_typeof(value)
    when 'null' then true
    when 'string' then length(value #>> '{}') <= max_length and trim(value #>> '{}') <> ''
    else false
  end
$$;

comment on function app.is_text_or_null(jsonb, integer) is
  'Whether a value is null or a text that says something and is not too long. False for SQL null.';
