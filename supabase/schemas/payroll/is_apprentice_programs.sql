create or replace function app.is_apprentice_programs(value jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select case when jsonb_typeof(value) = 'array' then
    jsonb_array_length(value) <= 6
    and (
      select coalesce(bool_and(coalesce(
        jsonb_typeof(p) = 'object' and p - array['name', 'registered_with', 'classification'] = '{}'
        and p ->> 'name' is not null and app.is_text_or_null(p -> 'name', 100)
        and p ->> 'registered_with' in ('OA', 'SAA')
        and p ->> 'classification' is not null and app.is_text_or_null(p -> 'classification', 100), false
      )), true)
      from jsonb_array_elements(value) p
    )
  else false end
$$;

comment on function app.is_apprentice_programs(jsonb) is
  'True when a value is a list of up to six registered apprenticeship programs. False for SQL null.';
