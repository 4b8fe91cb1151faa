create or replace function app.overtime_set(name text) returns jsonb
language sql immutable set search_path = ''
as $$
  select jsonb_build_object(
    'set', name, 'set_version', 1,
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
    when 'colorado' then '{"daily_after_minutes": 720, "shift_after_minutes": 720}'
    when 'puerto_rico' then '{"daily_after_minutes": 480}'
    when 'oregon_manufacturing' then '{"daily_after_minutes": 600}'
  end
$$;

comment on function app.overtime_set(text) is
  'The overtime rule that a name stands for, as overtime-sets.ts of packages/contract; null for a name without one.';
