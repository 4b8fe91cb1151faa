create or replace function app.are_uuids(value jsonb, most integer) returns boolean
language sql immutable set search_path = ''
as $$
  select case
    when jsonb_typeof(value) = 'array' then jsonb_array_length(value) <= most and (
      select coalesce(bool_and(app.is_uuid(e.value)), true) and count(distinct e.value) = count(*)
      from jsonb_array_elements(value) e
    )
    else false
  end
$$;

comment on function app.are_uuids(jsonb, integer) is
  'True when a JSON value is a list of different uuids and not too long.';
