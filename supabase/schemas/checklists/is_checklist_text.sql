create or replace function app.is_checklist_text(value jsonb, max_length integer) returns boolean
language sql immutable set search_path = ''
as $$
  select app.first_wrong(value, jsonb_build_object(
    'en', app.is_text_or_null(value -> 'en', max_length) and value -> 'en' <> 'null',
    'es', app.is_text_or_null(value -> 'es', max_length) and value -> 'es' <> 'null'
  )) is null
$$;

comment on function app.is_checklist_text(jsonb, integer) is
  'True when a value is a text in English and Spanish, {en, es}.';
