create or replace function app.wrong_audit_filter(filters jsonb) returns text
language plpgsql stable set search_path = ''
as $$
declare
  wrong text;
begin
  if jsonb_typeof(filters) is distinct from 'object' then
    return 'filters';
  end if;
  select f.key into wrong
  from jsonb_each(filters) f
  where not coalesce(case f.key
    when 'person_id' then f.value #>> '{}' ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
    when 'subject' then f.value #>> '{}' ~ '^[a-z_]{1,63}$'
    when 'subject_id' then length(f.value #>> '{}') between 1 and 100
    when 'action' then f.value #>> '{}' in ('insert', 'update', 'delete', 'export', 'read', 'change')
    when 'from' then f.value #>> '{}' ~ '^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z$'
    when 'to' then f.value #>> '{}' ~ '^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z$'
    when 'words' then length(f.value #>> '{}') between 1 and 200
    when 'word_subjects' then f.value #>> '{}' ~ '^[a-z_]{1,63}( [a-z_]{1,63}){0,19}$'
    when 'word_values' then f.value #>> '{}' ~ '^[a-z]{1,63}( [a-z]{1,63}){0,19}$'
    else false
  end, false)
  limit 1;
  if wrong is null then
    -- A well-formed instant may still name a day that doesn't exist.
    begin
      perform (filters ->> 'from')::timestamptz, (filters ->> 'to')::timestamptz;
    exception
      when datetime_field_overflow then
        return 'from';
    end;
  end if;
  return wrong;
end
$$;

comment on function app.wrong_audit_filter(jsonb) is
  'The first filter that does not exist or has no possible value; null when all are right.';
