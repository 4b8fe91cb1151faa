create or replace function app.are_weekdays(value jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select case when jsonb_typeof(value) = 'array' then jsonb_array_length(value) between 1 and 7
    and not exists (select from jsonb_array_elements(value) w where not app.is_whole(w, 1, 7)) else false end
$$;

comment on function app.are_weekdays(jsonb) is
  'True when a JSON value is a list of weekdays, 1 Monday to 7 Sunday.';
