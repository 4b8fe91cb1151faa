create or replace function app.wrong_log_filter(filter jsonb) returns text
language plpgsql immutable set search_path = ''
as $$
begin
  return case when jsonb_typeof(filter) is distinct from 'object' then 'filter' else (
    select f.key from jsonb_each(filter) f
    where not coalesce(case f.key
      when 'search' then jsonb_typeof(f.value) = 'string' and length(f.value #>> '{}') <= 200
      when 'states' then jsonb_typeof(f.value) = 'array'
        and f.value <@ '["draft", "submitted", "approved", "returned"]'
      when 'project_id' then app.is_uuid(f.value)
      when 'from' then app.is_date(f.value)
      when 'to' then app.is_date(f.value)
      else false
    end, false)
    order by f.key limit 1
  ) end;
end
$$;

comment on function app.wrong_log_filter(jsonb) is
  'The first part of a filter of the list of logs that is unknown or not allowed; null when all are right.';
