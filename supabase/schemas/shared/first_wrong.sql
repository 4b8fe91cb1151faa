create or replace function app.first_wrong(facts jsonb, fine jsonb) returns text
language sql immutable set search_path = ''
as $$
  select case when jsonb_typeof(facts) is distinct from 'object' then 'facts' else (
    select field from (
      select 1 as rank, key as field from jsonb_object_keys(facts) as key where not fine ? key
      union all
      select 2, f.key from jsonb_each(fine) f where f.value is distinct from 'true'::jsonb
    ) as wrong order by rank, field limit 1
  ) end
$$;

comment on function app.first_wrong(jsonb, jsonb) is
  'The first field that is unknown or, by {field: whether it is fine}, not allowed; null when all are right.';
