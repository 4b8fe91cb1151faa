create or replace function app.is_quiet_choice(value jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select coalesce(
    jsonb_typeof(value) = 'object' and value ?& '{choice,from,to}' and value - '{choice,from,to}'::text[] = '{}'
    and case
      when value ->> 'choice' in ('company', 'off') then value -> 'from' = 'null' and value -> 'to' = 'null'
      when value ->> 'choice' = 'own' then app.is_time_of_day_or_null(value -> 'from') and value -> 'from' <> 'null'
        and app.is_time_of_day_or_null(value -> 'to') and value -> 'to' <> 'null' and value -> 'from' <> value -> 'to'
    end,
    false
  )
$$;

comment on function app.is_quiet_choice(jsonb) is
  'Whether this says which quiet hours a person wants: {choice: company, off or own, from, to}, times for own only.';
