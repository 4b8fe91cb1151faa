create or replace function app.are_meals(value jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select case when jsonb_typeof(value) = 'array' and jsonb_array_length(value) <= 3 then not exists (
    select from jsonb_array_elements(value) with ordinality as m (meal, place)
    where app.first_wrong(meal, jsonb_build_object(
        'after_minutes', app.is_whole(meal -> 'after_minutes', 1, 1440),
        'minutes', app.is_whole(meal -> 'minutes', 5, 120),
        'waivable_up_to_minutes', app.is_whole_or_null(meal -> 'waivable_up_to_minutes', 1, 1440)
      )) is not null
      or (meal -> 'after_minutes') <= (value -> (place::integer - 2) -> 'after_minutes') and place > 1
  ) else false end
$$;

comment on function app.are_meals(jsonb) is
  'True when a value is a list of meals, each after a longer time than the one before.';
