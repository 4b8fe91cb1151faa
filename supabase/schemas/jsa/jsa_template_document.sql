create or replace function app.jsa_template_document(document jsonb) returns jsonb
language sql immutable set search_path = ''
as $$
  select document - 'also_said' || jsonb_build_object(
    'place', '', 'people', '[]'::jsonb, 'emergency', '[]'::jsonb, 'absent', '[]'::jsonb, 'open', '[]'::jsonb,
    'signatures', '[]'::jsonb
  )
$$;

comment on function app.jsa_template_document(jsonb) is
  'A document without what belongs to one day and one site, as a template keeps it.';
