create or replace function app.wrong_availability_field(availability jsonb) returns text
language sql stable set search_path = ''
as $$
  select case when jsonb_typeof(availability) is distinct from 'object' then 'availability' else app.first_wrong(
    availability, jsonb_build_object(
      'id', app.is_uuid(availability -> 'id'),
      'kind', app.is_choice(availability -> 'kind', 'cannot', 'rather_not'),
      'weekday', app.is_whole_or_null(availability -> 'weekday', 1, 7) and availability ? 'weekday',
      'from_date', app.is_date_or_null(availability -> 'from_date')
        and (availability -> 'weekday' <> 'null' or availability -> 'from_date' <> 'null'),
      'to_date', app.is_date_or_null(availability -> 'to_date')
        and (availability -> 'weekday' <> 'null' or availability -> 'to_date' <> 'null')
        and coalesce(availability ->> 'to_date' >= availability ->> 'from_date', true),
      'from_time', app.is_time_of_day_or_null(availability -> 'from_time'),
      'to_time', app.is_time_of_day_or_null(availability -> 'to_time')
        and (availability ->> 'to_time' is null) = (availability ->> 'from_time' is null),
      'note', app.is_text_or_null(availability -> 'note', 300)
    )
  ) end
$$;

comment on function app.wrong_availability_field(jsonb) is
  'The first field of a statement about availability that is missing, unknown or not allowed; null when all are '
  'right.';
