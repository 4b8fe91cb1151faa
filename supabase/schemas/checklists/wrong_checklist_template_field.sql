create or replace function app.wrong_checklist_template_field(template jsonb) returns text
language sql immutable set search_path = ''
as $$
  select case when jsonb_typeof(template) is distinct from 'object' then 'template' else
    app.first_wrong(template, jsonb_build_object(
      'asked_at', app.is_choice(template -> 'asked_at', 'hand', 'site', 'equipment', 'clock_in', 'clock_out'),
      'equipment_type', app.is_text_or_null(template -> 'equipment_type', 100)
        and (template -> 'equipment_type' = 'null' or template -> 'asked_at' = '"equipment"'),
      'every_days', app.is_whole_or_null(template -> 'every_days', 1, 366)
        and (template -> 'every_days' = 'null' or template -> 'asked_at' in ('"site"', '"equipment"')),
      -- Everyone can read a hazard, and so also whether a machine's check failed.
      'is_private', case when template -> 'is_private' = 'true' then
        template -> 'asked_at' <> '"equipment"' and not template @? '$.questions[*].on_fail ? (@.hazard == true)'
        else template -> 'is_private' = 'false' end,
      'is_active', jsonb_typeof(template -> 'is_active') = 'boolean',
      'title', app.is_checklist_text(template -> 'title', 200),
      'questions', case when jsonb_typeof(template -> 'questions') = 'array' then
        jsonb_array_length(template -> 'questions') between 1 and 100
        and not exists (
          select from jsonb_array_elements(template -> 'questions') q
          where not coalesce(app.is_checklist_question(q.value), false)
        )
        and (select count(distinct q.value ->> 'id') from jsonb_array_elements(template -> 'questions') q)
          = jsonb_array_length(template -> 'questions')
        else false end
    ))
  end
$$;

comment on function app.wrong_checklist_template_field(jsonb) is
  'The first field of a checklist''s template that is missing, unknown or not allowed; null when all are right.';
