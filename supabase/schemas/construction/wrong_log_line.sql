create or replace function app.wrong_log_line(line jsonb) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  is_source constant boolean := app.is_log_source(line -> 'id');
  wrong text;
begin
  wrong := app.first_wrong(line, jsonb_build_object(
    'id', is_source or app.is_uuid(line -> 'id'),
    'kind', case
      when line ->> 'id' like 'crew:%' then line ->> 'kind' = 'manpower'
      when line ->> 'id' like 'equipment:%' then line ->> 'kind' = 'equipment'
      when is_source then line ->> 'kind' = 'safety'
      else app.is_choice(line -> 'kind', 'manpower', 'visitor', 'delivery', 'equipment', 'work', 'quantity', 'delay',
        'safety', 'weather', 'note')
    end,
    'data', jsonb_typeof(line -> 'data') in ('object', 'null'),
    'source', line -> 'source' = 'null' or is_source and jsonb_typeof(line -> 'source') = 'object',
    'is_private', line -> 'is_private' = 'false' or line -> 'is_private' = 'true' and line ->> 'kind' = 'note',
    'is_addendum', jsonb_typeof(line -> 'is_addendum') = 'boolean',
    'revision', app.is_uuid(line -> 'revision'),
    'base', line -> 'base' = 'null' or app.is_uuid(line -> 'base')
  ));
  return coalesce(
    wrong,
    case when line -> 'data' <> 'null' then app.wrong_log_data(line ->> 'kind', line -> 'data') end,
    case when line -> 'source' <> 'null' and app.wrong_log_data(line ->> 'kind', line -> 'source') is not null
      then 'source' end
  );
end
$$;

comment on function app.wrong_log_line(jsonb) is
  'The first field of a change of a log line that is missing, unknown or not allowed; null when all are right.';
