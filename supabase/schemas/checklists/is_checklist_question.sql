create or replace function app.is_checklist_question(question jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select app.first_wrong(question, jsonb_build_object(
    'id', jsonb_typeof(question -> 'id') = 'string' and question ->> 'id' ~ '^[a-z0-9_-]{1,40}$',
    'kind', app.is_choice(
      question -> 'kind', 'yes_no', 'number', 'choice', 'text', 'photo', 'signature', 'sign_in'
    ),
    'text', app.is_checklist_text(question -> 'text', 500),
    'is_required', jsonb_typeof(question -> 'is_required') = 'boolean'
  ) || case question ->> 'kind'
    when 'yes_no' then jsonb_build_object(
      'fails_on', app.is_choice(question -> 'fails_on', 'no', 'yes'),
      'on_fail', app.first_wrong(question -> 'on_fail', jsonb_build_object(
        'note', jsonb_typeof(question #> '{on_fail,note}') = 'boolean',
        'photo', jsonb_typeof(question #> '{on_fail,photo}') = 'boolean',
        'hazard', jsonb_typeof(question #> '{on_fail,hazard}') = 'boolean'
      )) is null
    )
    when 'number' then jsonb_build_object(
      'min', question -> 'min' = 'null' or app.is_whole(question -> 'min', -999999999999, 999999999999),
      'max', case
        when question -> 'max' = 'null' then true
        when app.is_whole(question -> 'max', -999999999999, 999999999999) then
          not app.is_whole(question -> 'min', -999999999999, 999999999999)
          or (question ->> 'min')::bigint <= (question ->> 'max')::bigint
        else false end,
      'unit', app.is_text_or_null(question -> 'unit', 20)
    )
    when 'choice' then jsonb_build_object(
      'choices', case when jsonb_typeof(question -> 'choices') = 'array' then
        jsonb_array_length(question -> 'choices') between 2 and 20 and not exists (
          select from jsonb_array_elements(question -> 'choices') c
          where not coalesce(app.is_checklist_text(c.value, 200), false)
        ) else false end
    )
    else '{}' end
  ) is null
$$;

comment on function app.is_checklist_question(jsonb) is
  'True when a value is a question: {id, kind, text: {en, es}, is_required}; yes_no has fails_on and on_fail: {note, '
  'photo, hazard}, number has min, max and unit (in thousandths), choice has choices.';
