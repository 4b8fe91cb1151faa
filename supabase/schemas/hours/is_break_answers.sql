create or replace function app.is_break_answers(value jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select case when jsonb_typeof(value) = 'object' then not exists (
    select from jsonb_each(value) a
    where a.key not in ('first_meal', 'second_meal', 'rest')
      or not app.is_choice(a.value, 'taken', 'not_provided', 'chose_to_skip')
  ) else false end
$$;

comment on function app.is_break_answers(jsonb) is
  'True when a value says what became of first_meal, second_meal and rest breaks.';
