-- Mirrors packages/domain/src/jsa/signed-text.ts; both are tested with cases/signed-text.json.
create or replace function app.jsa_signed_text(document jsonb) returns text
language sql immutable set search_path = ''
as $$
  select (jsonb_build_array(
    (
      select coalesce(jsonb_agg(jsonb_build_array(
        step.value -> 'text',
        (
          select coalesce(jsonb_agg(jsonb_build_array(
            hazard.value -> 'text', hazard.value -> 'energy', hazard.value -> 'high_energy',
            hazard.value -> 'consequence',
            (
              select coalesce(jsonb_agg(jsonb_build_array(
                control.value -> 'text', control.value -> 'level', control.value -> 'source',
                control.value -> 'direct', control.value -> 'checked_by'
              ) order by control.place), '[]')
              from jsonb_array_elements(hazard.value -> 'controls') with ordinality as control (value, place)
            )
          ) order by hazard.place), '[]')
          from jsonb_array_elements(step.value -> 'hazards') with ordinality as hazard (value, place)
        )
      ) order by step.place), '[]')
      from jsonb_array_elements(document -> 'steps') with ordinality as step (value, place)
    ),
    document -> 'ppe', document -> 'permits', document -> 'emergency', document -> 'stop_work', document -> 'absent'
  ) || case
    -- Only if it isn't empty, so that the signed text of a document without it is the same as before the field
    -- existed.
    when document -> 'also_said' <> '[]' then jsonb_build_array(document -> 'also_said')
    else '[]'
  end)::text
$$;

comment on function app.jsa_signed_text(jsonb) is
  'What people put their name to, as one text: steps, hazards, controls, PPE, permits, emergency, stop-work triggers, '
  'what is absent and what was also said. The header is left out, so that a typo in it voids no signature.';
