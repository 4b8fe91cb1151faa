create or replace function app.without_sign(value jsonb) returns jsonb
language sql immutable set search_path = ''
as $$
  select case when jsonb_typeof(value) = 'number' then to_jsonb(abs((value::text)::numeric)) else value end
$$;

comment on function app.without_sign(jsonb) is
  'A JSON number without its sign; any other value as it is.';
