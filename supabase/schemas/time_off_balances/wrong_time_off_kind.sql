create or replace function app.wrong_time_off_kind(kind jsonb) returns text
language sql stable set search_path = ''
as $$
  select case when jsonb_typeof(kind) is distinct from 'object' then 'kind' else app.first_wrong(
    kind, jsonb_build_object(
      'id', app.is_uuid(kind -> 'id'),
      'name', app.is_text_or_null(kind -> 'name', 60) and kind -> 'name' <> 'null',
      'is_paid', jsonb_typeof(kind -> 'is_paid') = 'boolean',
      'accrual', app.is_choice(kind -> 'accrual', 'none', 'period', 'hours'),
      'period', case when kind ->> 'accrual' = 'period' then app.is_choice(kind -> 'period', 'month', 'year')
        else kind -> 'period' = 'null' end,
      'accrued_minutes', case when kind ->> 'accrual' = 'none' then kind -> 'accrued_minutes' = 'null'
        else app.is_whole(kind -> 'accrued_minutes', 1, 100000) end,
      'per_worked_minutes', case when kind ->> 'accrual' = 'hours'
        then app.is_whole(kind -> 'per_worked_minutes', 1, 1000000) else kind -> 'per_worked_minutes' = 'null' end,
      'cap_minutes', kind ? 'cap_minutes' and app.is_whole_or_null(kind -> 'cap_minutes', 1, 1000000),
      'carry_over_minutes', kind ? 'carry_over_minutes'
        and app.is_whole_or_null(kind -> 'carry_over_minutes', 0, 1000000),
      'day_minutes', app.is_whole(kind -> 'day_minutes', 1, 1440),
      'overdraft_minutes', app.is_whole(kind -> 'overdraft_minutes', 0, 100000)
    )
  ) end
$$;

comment on function app.wrong_time_off_kind(jsonb) is
  'The first field of a kind of time off that is missing, unknown or not allowed; null when all are right.';
