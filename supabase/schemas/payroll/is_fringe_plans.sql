create or replace function app.is_fringe_plans(value jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select case when jsonb_typeof(value) = 'array' then
    jsonb_array_length(value) <= 6
    and (
      select count(distinct p ->> 'name') = count(*) and coalesce(bool_and(coalesce(
        jsonb_typeof(p) = 'object' and p - array['name', 'kind', 'number', 'is_funded'] = '{}'
        and p ->> 'name' is not null and app.is_text_or_null(p -> 'name', 60)
        and app.is_text_or_null(p -> 'kind', 60) and app.is_text_or_null(p -> 'number', 60)
        and jsonb_typeof(p -> 'is_funded') in ('boolean', 'null'), false
      )), true)
      from jsonb_array_elements(value) p
    )
  else false end
$$;

comment on function app.is_fringe_plans(jsonb) is
  'True when a value is a list of up to six benefit plans with names of their own. False for SQL null.';
