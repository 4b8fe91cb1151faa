create or replace function app.wrong_breaks_field(facts jsonb) returns text
language sql immutable set search_path = ''
as $$
  select app.first_wrong(facts, jsonb_build_object(
    'set', coalesce(
      facts ->> 'set' = 'custom'
        or facts || '{"deduct": null}' = app.break_set(
          facts ->> 'set', case facts -> 'set_version' when '1' then 1 when '2' then 2 end
        ) and facts ? 'deduct',
      false
    ),
    'set_version', app.is_whole(facts -> 'set_version', 1, 2),
    'paid_up_to_minutes', app.is_whole(facts -> 'paid_up_to_minutes', 0, 60),
    'shortest_block_minutes', app.is_whole(facts -> 'shortest_block_minutes', 1, 60),
    'meals', app.are_meals(facts -> 'meals'),
    'rest', facts -> 'rest' is not distinct from 'null'::jsonb or app.first_wrong(facts -> 'rest', jsonb_build_object(
      'minutes', app.is_whole(facts -> 'rest' -> 'minutes', 1, 60),
      'every_minutes', app.is_whole(facts -> 'rest' -> 'every_minutes', 30, 1440),
      'none_under_minutes', app.is_whole(facts -> 'rest' -> 'none_under_minutes', 0, 1440)
    )) is null,
    'missed_pays_hour', jsonb_typeof(facts -> 'missed_pays_hour') = 'boolean',
    'ask_at_clock_out', jsonb_typeof(facts -> 'ask_at_clock_out') = 'boolean',
    -- Only if the rules allow the deduction of a break that no one recorded.
    'deduct', facts -> 'deduct' is not distinct from 'null'::jsonb
      or coalesce(facts ->> 'set' in ('federal', 'custom'), false)
        and app.first_wrong(facts -> 'deduct', jsonb_build_object(
        'after_minutes', app.is_whole(facts -> 'deduct' -> 'after_minutes', 60, 1440),
        'minutes', app.is_whole(facts -> 'deduct' -> 'minutes', 30, 120)
      )) is null
  ) || case when facts -> 'set_version' = '2' then jsonb_build_object(
    'unpaid_from_minutes', app.is_whole_or_null(facts -> 'unpaid_from_minutes', 1, 120),
    'rest_paid', jsonb_typeof(facts -> 'rest_paid') = 'boolean',
    'meal_form', app.is_choice(facts -> 'meal_form', 'one_block', 'added_up'),
    'round_breaks', jsonb_typeof(facts -> 'round_breaks') = 'boolean',
    'missed_rest_pays_minutes', app.is_whole_or_null(facts -> 'missed_rest_pays_minutes', 1, 60)
  ) else '{}' end)
$$;

comment on function app.wrong_breaks_field(jsonb) is
  'The first field of a break rule that is not acceptable; null when all are.';
