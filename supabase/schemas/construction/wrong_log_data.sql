create or replace function app.wrong_log_data(kind text, data jsonb) returns text
language sql immutable set search_path = ''
as $$
  select app.first_wrong(data, case kind
    when 'manpower' then jsonb_build_object(
      'crew', app.is_text_or_null(data -> 'crew', 200),
      'code', app.is_text_or_null(data -> 'code', 200),
      'code_name', app.is_text_or_null(data -> 'code_name', 200),
      'people', app.is_whole(data -> 'people', 0, 10000),
      'minutes', app.is_whole(data -> 'minutes', 0, 10000000)
    )
    when 'visitor' then jsonb_build_object(
      'name', app.is_log_text(data -> 'name', 200),
      'company', app.is_text_or_null(data -> 'company', 200)
    )
    when 'delivery' then jsonb_build_object(
      'what', app.is_log_text(data -> 'what', 1000),
      'supplier', app.is_text_or_null(data -> 'supplier', 200)
    )
    when 'equipment' then jsonb_build_object(
      'what', app.is_log_text(data -> 'what', 500),
      'minutes', app.is_whole_or_null(data -> 'minutes', 0, 1000000)
    )
    when 'work' then jsonb_build_object('text', app.is_log_text(data -> 'text', 4000))
    when 'quantity' then jsonb_build_object(
      'cost_code_id', app.is_uuid(data -> 'cost_code_id'),
      'code', app.is_log_text(data -> 'code', 200),
      'code_name', app.is_text_or_null(data -> 'code_name', 200),
      'thousandths', app.is_whole(data -> 'thousandths', 0, 1000000000000),
      'unit', app.is_log_text(data -> 'unit', 20)
    )
    when 'delay' then jsonb_build_object(
      'cause', app.is_log_text(data -> 'cause', 2000),
      'minutes', app.is_whole_or_null(data -> 'minutes', 0, 1000000),
      'whose', app.is_choice(data -> 'whose', 'ours', 'customer', 'others', 'weather')
    )
    when 'safety' then jsonb_build_object(
      'type', app.is_choice(data -> 'type', 'jsa', 'hazard', 'note'),
      'number', app.is_whole_or_null(data -> 'number', 1, 2147483647),
      'text', app.is_log_text(data -> 'text', 2000)
    )
    when 'weather' then jsonb_build_object(
      'sky', app.is_text_or_null(data -> 'sky', 500),
      'low_c10', app.is_whole_or_null(data -> 'low_c10', -1000, 1000),
      'high_c10', app.is_whole_or_null(data -> 'high_c10', -1000, 1000),
      'rain_mm10', app.is_whole_or_null(data -> 'rain_mm10', 0, 100000),
      'wind_kmh', app.is_whole_or_null(data -> 'wind_kmh', 0, 1000),
      'service', app.is_text_or_null(data -> 'service', 200),
      'read_at', data -> 'read_at' = 'null' or app.is_instant(data -> 'read_at')
    )
    when 'note' then jsonb_build_object('text', app.is_log_text(data -> 'text', 4000))
    else '{}'
  end)
$$;

comment on function app.wrong_log_data(text, jsonb) is
  'The first field of a log line of this kind that is missing, unknown or not allowed; null when all are right.';
