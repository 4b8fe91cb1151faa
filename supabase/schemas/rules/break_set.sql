create or replace function app.break_set(name text) returns jsonb
language sql immutable set search_path = ''
as $$
  select jsonb_build_object(
    'set', name, 'set_version', 1,
    'paid_up_to_minutes', 20, 'shortest_block_minutes', 1,
    'meals', '[]'::jsonb, 'rest', null,
    'missed_pays_hour', false, 'ask_at_clock_out', false, 'deduct', null
  ) || case name
    when 'federal' then '{}'::jsonb
    when 'california' then '{
      "meals": [
        {"after_minutes": 300, "minutes": 30, "waivable_up_to_minutes": 360},
        {"after_minutes": 600, "minutes": 30, "waivable_up_to_minutes": 720}
      ],
      "rest": {"minutes": 10, "every_minutes": 240, "none_under_minutes": 210},
      "missed_pays_hour": true, "ask_at_clock_out": true
    }'
    when 'germany' then '{
      "paid_up_to_minutes": 0, "shortest_block_minutes": 15,
      "meals": [
        {"after_minutes": 360, "minutes": 30, "waivable_up_to_minutes": null},
        {"after_minutes": 540, "minutes": 15, "waivable_up_to_minutes": null}
      ]
    }'
  end
$$;

comment on function app.break_set(text) is
  'The break rule that a name stands for, as break-sets.ts of packages/contract; null for a name without one.';
