create or replace function app.wrong_jsa_filter(filter jsonb) returns text
language sql immutable set search_path = ''
as $$
  select case when jsonb_typeof(filter) is distinct from 'object' then 'filter' else (
    select f.key from jsonb_each(filter) f
    where not coalesce(case f.key
      when 'search' then jsonb_typeof(f.value) = 'string' and length(f.value #>> '{}') <= 200
      when 'states' then jsonb_typeof(f.value) = 'array'
        and f.value <@ '["unsigned", "waiting", "active", "expired", "ended"]'
      when 'project_id' then app.is_uuid(f.value)
      when 'mine' then jsonb_typeof(f.value) = 'boolean'
      else false
    end, false)
    order by f.key limit 1
  ) end
$$;

comment on function app.wrong_jsa_filter(jsonb) is
  'The first part of a filter of the list of JSAs that is unknown or not allowed; null when all are right.';
