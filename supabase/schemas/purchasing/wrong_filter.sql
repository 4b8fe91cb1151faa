create or replace function app.wrong_filter(filters jsonb, fine jsonb) returns text
language sql immutable set search_path = ''
as $$
  select case when jsonb_typeof(filters) is distinct from 'object' then 'filters' else (
    select key from jsonb_object_keys(filters) key
    where fine -> key is distinct from 'true'::jsonb
    order by key limit 1
  ) end
$$;

comment on function app.wrong_filter(jsonb, jsonb) is
  'The first filter that is unknown or, by {filter: whether it is fine}, not allowed. None has to be there.';
