create or replace function app.wrong_hazard_filter(filter jsonb) returns text
language plpgsql immutable set search_path = ''
as $$
begin
  return case when jsonb_typeof(filter) is distinct from 'object' then 'filter' else (
    select f.key from jsonb_each(filter) f
    where not coalesce(case f.key
      when 'search' then jsonb_typeof(f.value) = 'string' and length(f.value #>> '{}') <= 200
      when 'states' then jsonb_typeof(f.value) = 'array'
        and f.value <@ '["open", "assigned", "in_progress", "resolved", "verified", "reopened"]'
      when 'bands' then jsonb_typeof(f.value) = 'array' and f.value <@ '["low", "moderate", "high", "stop_work"]'
      when 'project_id' then app.is_uuid(f.value)
      when 'mine' then jsonb_typeof(f.value) = 'boolean'
      when 'overdue' then jsonb_typeof(f.value) = 'boolean'
      when 'sort' then app.is_choice(f.value, 'newest', 'risk', 'due')
      else false
    end, false)
    order by f.key limit 1
  ) end;
end
$$;

comment on function app.wrong_hazard_filter(jsonb) is
  'The first part of a filter of the hazard list that is unknown or not allowed; null when all are right.';
