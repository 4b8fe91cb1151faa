create or replace function app.is_terms_breaks(value jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select coalesce(
    case
      when value = 'null' then true
      when jsonb_typeof(value) <> 'object' then false
      when value ->> 'set' = 'custom' then app.wrong_breaks_field(value) is null
      else app.first_wrong(value, jsonb_build_object(
        'set', app.is_choice(value -> 'set', 'federal', 'california', 'colorado', 'germany')
      )) is null
    end,
    false
  )
$$;

comment on function app.is_terms_breaks(jsonb) is
  'Whether a value is a person''s own break rule: null, a named set or a custom rule.';
