create or replace function app.wrong_library_field(item jsonb) returns text
language sql immutable set search_path = ''
as $$
  select app.first_wrong(item, jsonb_build_object(
    'kind', app.is_choice(item -> 'kind', 'hazard', 'control'),
    'en', app.is_text_or_null(item -> 'en', 300) and item -> 'en' <> 'null',
    'es', app.is_text_or_null(item -> 'es', 300) and item -> 'es' <> 'null',
    'energy', app.is_choice(item -> 'energy', 'gravity', 'motion', 'mechanical', 'electrical', 'pressure',
      'temperature', 'chemical', 'biological', 'radiation', 'sound'),
    'high_energy', item -> 'high_energy' = 'null' or app.is_choice(item -> 'high_energy', 'suspended_load',
      'mobile_equipment_or_traffic', 'heavy_rotating_equipment', 'steam', 'explosion', 'electrical_contact',
      'high_dose_toxic_or_radiation', 'fall_from_elevation', 'motor_vehicle', 'high_temperature', 'sustained_fire',
      'excavation_or_trench', 'arc_flash'),
    'level', case item ->> 'kind'
      when 'control' then app.is_choice(item -> 'level', 'elimination', 'substitution', 'engineering',
        'administrative', 'ppe')
      else item -> 'level' = 'null' end,
    'can_be_direct', item -> 'can_be_direct' = 'false'
      or item -> 'can_be_direct' = 'true' and item ->> 'kind' = 'control',
    'source', app.is_text_or_null(item -> 'source', 300),
    'is_archived', jsonb_typeof(item -> 'is_archived') = 'boolean'
  ))
$$;

comment on function app.wrong_library_field(jsonb) is
  'The first field of a company''s hazard or control that is missing, unknown or not allowed; null when '
  'all are right.';
