create or replace function app.is_jsa_control(value jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select case
    when jsonb_typeof(value) = 'object' then
      value - '{text,level,source,direct,checked_by}'::text[] = '{}'
      and app.is_jsa_text(value -> 'text')
      and app.is_choice(value -> 'level', 'elimination', 'substitution', 'engineering', 'administrative', 'ppe')
      and app.is_choice(value -> 'source', 'said', 'accepted', 'company', 'previous')
      and app.is_choice(value -> 'direct', 'yes', 'no', 'unknown')
      and (not value ? 'checked_by' or app.is_jsa_text(value -> 'checked_by'))
    else false
  end
$$;

comment on function app.is_jsa_control(jsonb) is
  'True when a JSON value is a control with its level, its source and whether it is direct.';
