create or replace function app.are_tags(value jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select case
    when jsonb_typeof(value) = 'array' then jsonb_array_length(value) <= 10 and (
      select coalesce(bool_and(
        jsonb_typeof(t.value) = 'string' and length(t.value #>> '{}') between 1 and 40
          and t.value #>> '{}' = trim(t.value #>> '{}')
      ), true) and count(distinct t.value) = count(*)
      from jsonb_array_elements(value) t
    )
    else false
  end
$$;

comment on function app.are_tags(jsonb) is
  'True when a JSON value is a list of at most ten different tags of up to 40 letters.';
