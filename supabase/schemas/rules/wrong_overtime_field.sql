create or replace function app.wrong_overtime_field(facts jsonb) returns text
language sql immutable set search_path = ''
as $$
  select app.first_wrong(facts, jsonb_build_object(
    'set', coalesce(facts ->> 'set' = 'custom' or app.keeps_to_its_set(facts), false),
    'set_version', app.is_whole(facts -> 'set_version', 1, 2),
    'weekly_after_minutes', app.is_whole_or_null(facts -> 'weekly_after_minutes', 1, 10080),
    'daily_after_minutes', app.is_whole_or_null(facts -> 'daily_after_minutes', 1, 1440),
    'daily_double_after_minutes', app.is_whole_or_null(
      facts -> 'daily_double_after_minutes',
      1 + case when app.is_whole(facts -> 'daily_after_minutes', 1, 1440)
        then (facts ->> 'daily_after_minutes')::bigint else 0 end,
      1440
    ),
    'shift_after_minutes', app.is_whole_or_null(facts -> 'shift_after_minutes', 1, 1440),
    -- Only a named set can have a limit that changed over time, and it must be the set's own.
    'daily_below_rate', app.is_whole_or_null(facts -> 'daily_below_rate', 1, 10000000)
      or coalesce(facts ->> 'set' <> 'custom' and app.keeps_to_its_set(facts), false),
    'seventh_day', jsonb_typeof(facts -> 'seventh_day') = 'boolean',
    'seventh_day_double_after_minutes', app.is_whole_or_null(facts -> 'seventh_day_double_after_minutes', 1, 1440),
    'workday_starts_at', coalesce(
      facts -> 'workday_starts_at' = 'null'
        or jsonb_typeof(facts -> 'workday_starts_at') = 'string'
          and facts ->> 'workday_starts_at' ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$',
      false
    ),
    'overtime_percent', app.is_whole(facts -> 'overtime_percent', 100, 400),
    'double_percent', app.is_whole(
      facts -> 'double_percent',
      case when app.is_whole(facts -> 'overtime_percent', 100, 400)
        then (facts ->> 'overtime_percent')::bigint else 100 end,
      400
    )
  ))
$$;

comment on function app.wrong_overtime_field(jsonb) is
  'The first field of an overtime rule that is not acceptable; null when all are.';
