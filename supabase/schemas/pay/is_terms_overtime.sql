create or replace function app.is_terms_overtime(value jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select coalesce(
    case
      when value = 'null' then true
      when jsonb_typeof(value) <> 'object' then false
      when value ->> 'set' = 'custom' then app.wrong_overtime_field(value) is null
      else app.overtime_set(value ->> 'set', 2) is not null and app.first_wrong(value, jsonb_build_object(
        'set', true,
        'workday_starts_at', not value ? 'workday_starts_at' or (
          jsonb_typeof(value -> 'workday_starts_at') = 'string'
          and value ->> 'workday_starts_at' ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'
        )
      )) is null
    end,
    false
  )
$$;

comment on function app.is_terms_overtime(jsonb) is
  'Whether a value is a person''s own overtime rule: null, a named set, with the time at which the employer lets '
  'workdays begin, or a custom rule.';
