create or replace function app.overtime_set(name text, version integer) returns jsonb
language sql immutable set search_path = ''
as $$
  select jsonb_build_object(
    'set', name, 'set_version', version,
    'weekly_after_minutes', 2400,
    'daily_after_minutes', null, 'daily_double_after_minutes', null, 'shift_after_minutes', null,
    'daily_below_rate', null,
    'seventh_day', false, 'seventh_day_double_after_minutes', null,
    'workday_starts_at', '00:00',
    'overtime_percent', 150, 'double_percent', 200
  ) || case name
    when 'federal' then '{}'::jsonb
    when 'california' then jsonb_build_object(
      'daily_after_minutes', 480, 'daily_double_after_minutes', 720,
      'seventh_day', true, 'seventh_day_double_after_minutes', 480
    )
    when 'alaska' then '{"daily_after_minutes": 480}'
    when 'nevada' then '{"daily_after_minutes": 480, "daily_below_rate": 180000, "workday_starts_at": null}'
      || case when version = 2 then '{"daily_below_rate": [
        {"from": "2000-01-01", "value": 123750}, {"from": "2020-07-01", "value": 135000},
        {"from": "2021-07-01", "value": 146250}, {"from": "2022-07-01", "value": 157500},
        {"from": "2023-07-01", "value": 168750}, {"from": "2024-07-01", "value": 180000}
      ]}'::jsonb else '{}' end
    when 'colorado' then '{"daily_after_minutes": 720, "shift_after_minutes": 720}'
    when 'puerto_rico' then jsonb_build_object('daily_after_minutes', 480, 'seventh_day', version = 2)
    when 'oregon_manufacturing' then '{"daily_after_minutes": 600}'
  end
  where version in (1, 2)
$$;

comment on function app.overtime_set(text, integer) is
  'The overtime rule that a name stands for in version 1 or 2, as overtime-sets.ts of packages/contract; null for a '
  'name without one.';
