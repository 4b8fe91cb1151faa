create or replace function app.are_labor_lines(lines jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select case when jsonb_typeof(lines) is distinct from 'array' or jsonb_array_length(lines) > 100 then false else
    not exists (
      select from jsonb_array_elements(lines) l
      where app.first_wrong(l.value, jsonb_build_object(
        'name', app.is_text_or_null(l.value -> 'name', 200) and l.value -> 'name' <> 'null',
        'classification', app.is_text_or_null(l.value -> 'classification', 100),
        'minutes', app.is_whole(l.value -> 'minutes', 1, 14400)
      )) is not null
    )
  end
$$;

comment on function app.are_labor_lines(jsonb) is
  'True when a value is a list of at most a hundred hours on a ticket, {name, classification, minutes}.';
