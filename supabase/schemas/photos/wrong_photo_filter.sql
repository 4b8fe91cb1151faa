create or replace function app.wrong_photo_filter(filter jsonb) returns text
language sql immutable set search_path = ''
as $$
  select case when jsonb_typeof(filter) is distinct from 'object' then 'filter' else (
    select f.key from jsonb_each(filter) f
    where not coalesce(case f.key
      when 'project_id' then app.is_uuid(f.value)
      when 'person_id' then app.is_uuid(f.value)
      when 'site_id' then app.is_uuid(f.value)
      when 'tag' then jsonb_typeof(f.value) = 'string' and length(f.value #>> '{}') between 1 and 40
      when 'day' then app.is_date(f.value)
      when 'search' then jsonb_typeof(f.value) = 'string' and length(f.value #>> '{}') <= 200
      when 'ids' then app.are_uuids(f.value, 500)
      else false
    end, false)
    order by f.key limit 1
  ) end
$$;

comment on function app.wrong_photo_filter(jsonb) is
  'The first part of a filter of photos that is unknown or not allowed; null when all are right.';
