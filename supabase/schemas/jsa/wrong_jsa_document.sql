create or replace function app.wrong_jsa_document(document jsonb) returns text
language plpgsql immutable set search_path = ''
as $$
begin
  if jsonb_typeof(document) is distinct from 'object' or octet_length(document::text) > 200000 then
    return 'document';
  end if;
  -- Older apps don't send it.
  if document ? 'also_said' and not app.are_jsa_texts(document -> 'also_said') then
    return 'also_said';
  end if;
  return app.first_wrong(document - 'also_said', jsonb_build_object(
    'lang', app.is_language(document ->> 'lang'),
    'task', app.is_jsa_text(document -> 'task'),
    'place', app.is_jsa_text(document -> 'place'),
    'people', app.are_jsa_texts(document -> 'people'),
    'steps', case when jsonb_typeof(document -> 'steps') = 'array' then
      jsonb_array_length(document -> 'steps') <= 60
      and (select coalesce(bool_and(app.is_jsa_step(s.value)), true) from jsonb_array_elements(document -> 'steps') s)
      else false end,
    'ppe', app.are_jsa_texts(document -> 'ppe'),
    'permits', app.are_jsa_texts(document -> 'permits'),
    'emergency', app.are_jsa_texts(document -> 'emergency'),
    'stop_work', app.are_jsa_texts(document -> 'stop_work'),
    'absent', app.are_jsa_texts(document -> 'absent'),
    'open', app.are_jsa_texts(document -> 'open'),
    'signatures', coalesce(document -> 'signatures' = '[]', false)
  ));
end
$$;

comment on function app.wrong_jsa_document(jsonb) is
  'The first field of a JSA''s document that is missing, unknown or not allowed; null when all are right.';
