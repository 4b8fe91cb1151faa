create or replace function app.is_date_or_null(value jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select case jsonb_typeof(value)
    when 'null' then true
    when 'string' then app.is_date_text(value #>> '{}') and value #>> '{}' between '1900-01-01' and '2200-01-01'
    else false
  end
$$;

comment on function app.is_date_or_null(jsonb) is
  'Whether a JSON value is null or a date that public.day takes.';
