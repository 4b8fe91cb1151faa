create or replace function app.is_jsa_step(value jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select case
    when jsonb_typeof(value) = 'object' and jsonb_typeof(value -> 'hazards') = 'array' then
      value - '{text,hazards}'::text[] = '{}' and app.is_jsa_text(value -> 'text')
      and jsonb_array_length(value -> 'hazards') <= 60
      and (select coalesce(bool_and(app.is_jsa_hazard(h.value)), true)
        from jsonb_array_elements(value -> 'hazards') h)
    else false
  end
$$;

comment on function app.is_jsa_step(jsonb) is
  'True when a JSON value is a step with its hazards.';
