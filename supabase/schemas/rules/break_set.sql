create or replace function app.break_set(name text, version integer) returns jsonb
language sql immutable set search_path = ''
as $$
  select jsonb_build_object(
    'set', name, 'set_version', version,
    'paid_up_to_minutes', 20, 'shortest_block_minutes', 1,
    'meals', '[]'::jsonb, 'rest', null,
    'missed_pays_hour', false, 'ask_at_clock_out', false, 'deduct', null
  ) || case when version = 2 then jsonb_build_object(
    'unpaid_from_minutes', case when name in ('federal', 'colorado') then 30 end,
    'rest_paid', name <> 'germany',
    'meal_form', case when name = 'germany' then 'added_up' else 'one_block' end,
    'round_breaks', name <> 'california',
    'missed_rest_pays_minutes', case when name = 'colorado' then 10 end
  ) else '{}' end || case
    when name = 'federal' then '{}'::jsonb
    when name = 'california' then '{
      "meals": [
        {"after_minutes": 300, "minutes": 30, "waivable_up_to_minutes": 360},
        {"after_minutes": 600, "minutes": 30, "waivable_up_to_minutes": 720}
      ],
      "rest": {"minutes": 10, "every_minutes": 240, "none_under_minutes": 210},
      "missed_pays_hour": true, "ask_at_clock_out": true
    }'
    when name = 'colorado' and version = 2 then '{
      "meals": [{"after_minutes": 300, "minutes": 30, "waivable_up_to_minutes": null}],
      "rest": {"minutes": 10, "every_minutes": 240, "none_under_minutes": 121},
      "ask_at_clock_out": true
    }'
    when name = 'germany' then '{
      "paid_up_to_minutes": 0, "shortest_block_minutes": 15,
      "meals": [
        {"after_minutes": 360, "minutes": 30, "waivable_up_to_minutes": null},
        {"after_minutes": 540, "minutes": 15, "waivable_up_to_minutes": null}
      ]
    }'
  end
  where version in (1, 2)
$$;

comment on function app.break_set(text, integer) is
  'The break rule that a name stands for in version 1 or 2, as break-sets.ts of packages/contract; null for a name '
  'without one.';
