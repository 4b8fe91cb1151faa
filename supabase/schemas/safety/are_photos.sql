create or replace function app.are_photos(files jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select app.wrong_file_field(files) is null and not exists (
    select from jsonb_array_elements(case when jsonb_typeof(files) = 'array' then files else '[]' end) f
    where f.value ->> 'mime_type' not like 'image/%'
  )
$$;

comment on function app.are_photos(jsonb) is
  'True when a JSON value is a list of at most ten pictures as attachments declare them.';
