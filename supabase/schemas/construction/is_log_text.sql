create or replace function app.is_log_text(value jsonb, max_length integer) returns boolean
language sql immutable set search_path = ''
as $$
  select value <> 'null' and app.is_text_or_null(value, max_length)
$$;

comment on function app.is_log_text(jsonb, integer) is
  'True when a JSON value is a text that says something and is not too long.';
