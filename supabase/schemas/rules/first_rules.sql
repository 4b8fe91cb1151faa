create or replace function app.first_rules() returns table (kind text, rule jsonb)
language sql immutable set search_path = ''
as $$
  values
    ('calendar', '{"workweek_start": 1, "pay_period": "weekly", "period_anchor": "2024-01-01"}'::jsonb),
    ('workday', '{"attribution": "start_day"}'),
    ('rounding', '{
      "begin": {"mode": "off", "minutes": 15},
      "end": {"mode": "off", "minutes": 15},
      "duration": {"mode": "off", "minutes": 15}
    }'),
    ('overtime', app.overtime_set('federal', 2)),
    ('breaks', app.break_set('federal', 2)),
    ('approval', '{"employee_signs": true, "levels": ["supervisor", "admin"]}'),
    ('auto_out', '{"mode": "off", "at": null, "hours": null}')
$$;

comment on function app.first_rules() is
  'The rules of a company that has chosen none.';
