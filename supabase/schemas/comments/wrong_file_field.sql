create or replace function app.wrong_file_field(files jsonb) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  file jsonb;
begin
  if jsonb_typeof(files) is distinct from 'array' or jsonb_array_length(files) > 10 then
    return 'files';
  end if;
  for file in select f.value from jsonb_array_elements(files) f loop
    if jsonb_typeof(file) is distinct from 'object' or not app.is_uuid(file -> 'id')
      or coalesce(file ->> 'mime_type', '') not in ('image/jpeg', 'image/png', 'image/webp', 'application/pdf')
      or not coalesce(app.is_whole(file -> 'size', 1, 10000000), false)
      or coalesce(file ->> 'sha256', '') !~ '^[0-9a-f]{64}$'
      or not coalesce(app.is_text_or_null(coalesce(file -> 'caption', 'null'), 500), false)
    then
      return 'files';
    end if;
  end loop;
  if (select count(distinct f.value ->> 'id') from jsonb_array_elements(files) f) < jsonb_array_length(files) then
    return 'files';
  end if;
  return null;
end
$$;

comment on function app.wrong_file_field(jsonb) is
  'The name of the field that holds no proper list of files, {id, mime_type, size, sha256, caption}, at most 10; null '
  'where it is one.';
