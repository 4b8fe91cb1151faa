create or replace function app.is_log_source(id jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select coalesce(
    jsonb_typeof(id) = 'string' and id #>> '{}' ~ (
      '^(crew:(none|' || u.pattern || '):(none|' || u.pattern || ')|(jsa|hazard|equipment):' || u.pattern || ')$'
    ),
    false
  )
  from (values ('[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}')) u (pattern)
$$;

comment on function app.is_log_source(jsonb) is
  'True when the id of a log line names what the line comes from, as daily_log_sources makes them.';
