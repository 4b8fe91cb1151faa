create or replace function app.wrong_log_signature(signed jsonb) returns text
language plpgsql stable set search_path = ''
as $$
declare
  line jsonb;
  wrong text;
begin
  wrong := app.first_wrong(signed, jsonb_build_object(
    'v', signed -> 'v' = '1',
    'id', app.is_uuid(signed -> 'id'),
    'drawing', jsonb_typeof(signed -> 'drawing') = 'array' and signed -> 'drawing' <> '[]'
      and octet_length((signed -> 'drawing')::text) <= 200000,
    'signed_at', app.is_instant(signed -> 'signed_at'),
    'lines', case jsonb_typeof(signed -> 'lines')
      when 'array' then jsonb_array_length(signed -> 'lines') <= 1000
      else false
    end
  ));
  if wrong is not null then
    return wrong;
  end if;
  for line in select l.value from jsonb_array_elements(signed -> 'lines') l loop
    if app.first_wrong(line, jsonb_build_object(
      'id', app.is_log_source(line -> 'id') or app.is_uuid(line -> 'id'),
      'kind', jsonb_typeof(line -> 'kind') = 'string',
      'data', jsonb_typeof(line -> 'data') = 'object',
      'source', line -> 'source' = 'null' or app.is_log_source(line -> 'id'),
      'is_typed', jsonb_typeof(line -> 'is_typed') = 'boolean'
    )) is not null or app.wrong_log_data(line ->> 'kind', line -> 'data') is not null
      or line -> 'source' <> 'null' and app.wrong_log_data(line ->> 'kind', line -> 'source') is not null
    then
      return 'lines';
    end if;
  end loop;
  return null;
end
$$;

comment on function app.wrong_log_signature(jsonb) is
  'The first field of a signature of a log that is missing, unknown or not allowed; null when all are right.';
