create or replace function app.wrong_template_field(template jsonb, is_new boolean) returns text
language sql stable set search_path = ''
as $$
  select app.first_wrong(template, jsonb_build_object(
    'name', app.is_text_or_null(template -> 'name', 200) and template -> 'name' <> 'null',
    'jsa_id', template -> 'jsa_id' = 'null' and not is_new
      or app.is_uuid(template -> 'jsa_id') and app.may_read_jsa((template ->> 'jsa_id')::uuid),
    'is_archived', jsonb_typeof(template -> 'is_archived') = 'boolean'
  ))
$$;

comment on function app.wrong_template_field(jsonb, boolean) is
  'The first field of a template that is missing, unknown or not allowed; null when all are right.';
