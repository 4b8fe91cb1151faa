create or replace function app.is_picture_url(value jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select case jsonb_typeof(value)
    when 'null' then true
    when 'string' then value #>> '{}' ~ '^(https://|/storage/v1/object/public/)[^\s"''<>\\]+$'
      and length(value #>> '{}') <= 2000
    else false
  end
$$;

comment on function app.is_picture_url(jsonb) is
  'Whether a value is null or an address from which everyone may load a picture: https, or this server''s public '
  'files.';
