create or replace function app.is_answer(question jsonb, answer jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select app.first_wrong(answer, case question ->> 'kind'
    when 'yes_no' then jsonb_build_object(
      'value', app.is_choice(answer -> 'value', 'yes', 'no', 'na'),
      'note', app.is_text_or_null(answer -> 'note', 2000)
        and not (app.is_failed_answer(question, answer) and question #> '{on_fail,note}' = 'true'
          and answer -> 'note' = 'null'),
      'photos', app.are_uuids(answer -> 'photos', 10)
        and not (app.is_failed_answer(question, answer) and question #> '{on_fail,photo}' = 'true'
          and answer -> 'photos' = '[]'),
      'hazard_id', case when app.is_failed_answer(question, answer) and question #> '{on_fail,hazard}' = 'true'
        then app.is_uuid(answer -> 'hazard_id') else answer -> 'hazard_id' = 'null' end
    )
    when 'number' then jsonb_build_object(
      'value', app.is_whole(answer -> 'value', -999999999999, 999999999999),
      'note', app.is_text_or_null(answer -> 'note', 2000)
    )
    when 'choice' then jsonb_build_object(
      'value', app.is_whole(answer -> 'value', 0, jsonb_array_length(question -> 'choices') - 1)
    )
    when 'text' then jsonb_build_object(
      'value', app.is_text_or_null(answer -> 'value', 4000) and answer -> 'value' <> 'null'
    )
    when 'photo' then jsonb_build_object(
      'photos', app.are_uuids(answer -> 'photos', 10) and answer -> 'photos' <> '[]'
    )
    when 'signature' then jsonb_build_object(
      'name', app.is_text_or_null(answer -> 'name', 200) and answer -> 'name' <> 'null',
      'drawing', app.is_signature_drawing(answer -> 'drawing')
    )
    when 'sign_in' then jsonb_build_object(
      'people', case when jsonb_typeof(answer -> 'people') = 'array' then
        jsonb_array_length(answer -> 'people') between 1 and 200 and not exists (
          select from jsonb_array_elements(answer -> 'people') p
          where not coalesce(app.first_wrong(p.value, jsonb_build_object(
            'name', app.is_text_or_null(p.value -> 'name', 200) and p.value -> 'name' <> 'null',
            'drawing', app.is_signature_drawing(p.value -> 'drawing')
          )) is null, false)
        ) else false end
    )
  end) is null
$$;

comment on function app.is_answer(jsonb, jsonb) is
  'True when a value answers a question in the shape of its kind, with what a failed one requires.';
