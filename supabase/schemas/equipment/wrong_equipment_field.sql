create or replace function app.wrong_equipment_field(facts jsonb, is_new boolean) returns text
language sql stable set search_path = ''
as $$
  select case when jsonb_typeof(facts) is distinct from 'object' then 'facts' else coalesce(
    app.first_wrong(facts, jsonb_build_object(
      'v', facts -> 'v' = '1',
      'number', app.is_text_or_null(facts -> 'number', 50) and facts -> 'number' <> 'null',
      'type', app.is_text_or_null(facts -> 'type', 100) and facts -> 'type' <> 'null',
      'model', app.is_text_or_null(facts -> 'model', 200),
      'meter_unit', app.is_choice(facts -> 'meter_unit', 'hours', 'miles'),
      'meter', case when is_new then app.is_whole(facts -> 'meter', 0, 99999999) else facts -> 'meter' = 'null' end,
      'service_meter', app.is_whole_or_null(facts -> 'service_meter', 0, 99999999),
      'service_on', app.is_date_or_null(facts -> 'service_on'),
      'is_retired', jsonb_typeof(facts -> 'is_retired') = 'boolean',
      'made_at', app.is_instant(facts -> 'made_at'),
      'files', app.wrong_file_field(facts -> 'files') is null
    )),
    case when jsonb_array_length(facts -> 'files') > 1 or facts #>> '{files,0,mime_type}' not like 'image/%'
      then 'files' end
  ) end
$$;

comment on function app.wrong_equipment_field(jsonb, boolean) is
  'The first field of a piece of equipment that is missing, unknown or not allowed; null when all are right.';
