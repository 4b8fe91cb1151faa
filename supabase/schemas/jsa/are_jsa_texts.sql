create or replace function app.are_jsa_texts(value jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select case
    when jsonb_typeof(value) = 'array' then jsonb_array_length(value) <= 60 and (
      select coalesce(bool_and(app.is_jsa_text(e.value)), true) from jsonb_array_elements(value) e
    )
    else false
  end
$$;

comment on function app.are_jsa_texts(jsonb) is
  'True when a JSON value is a list of texts that a JSA may have.';
