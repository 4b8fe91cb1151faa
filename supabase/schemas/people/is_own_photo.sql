-- The same check as the constraint `profiles_photo_is_own`, for a verdict instead of an error.
create or replace function app.is_own_photo(company uuid, person uuid, path text) returns boolean
language sql immutable set search_path = ''
as $$
  select path is null
    or (path like company || '/' || person || '/%' and path !~ '[\s"''<>\\]|/\.' and length(path) <= 2000)
$$;

comment on function app.is_own_photo(uuid, uuid, text) is
  'Whether a path may be a person''s photo: in their own folder, or none.';
