create or replace function app.is_jsa_hazard(value jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select case
    when jsonb_typeof(value) = 'object' and jsonb_typeof(value -> 'controls') = 'array' then
      value - '{text,energy,high_energy,consequence,controls}'::text[] = '{}'
      and app.is_jsa_text(value -> 'text') and app.is_jsa_text(value -> 'consequence')
      and (value -> 'energy' = 'null' or app.is_choice(value -> 'energy', 'gravity', 'motion', 'mechanical',
        'electrical', 'pressure', 'temperature', 'chemical', 'biological', 'radiation', 'sound'))
      and (value -> 'high_energy' = 'null' or app.is_choice(value -> 'high_energy', 'suspended_load',
        'mobile_equipment_or_traffic', 'heavy_rotating_equipment', 'steam', 'explosion', 'electrical_contact',
        'high_dose_toxic_or_radiation', 'fall_from_elevation', 'motor_vehicle', 'high_temperature', 'sustained_fire',
        'excavation_or_trench', 'arc_flash'))
      and jsonb_array_length(value -> 'controls') <= 60
      and (select coalesce(bool_and(app.is_jsa_control(c.value)), true)
        from jsonb_array_elements(value -> 'controls') c)
    else false
  end
$$;

comment on function app.is_jsa_hazard(jsonb) is
  'True when a JSON value is a hazard with its energy and controls.';
