create or replace function app.wrong_step_field(company uuid, step text, facts jsonb) returns text
language plpgsql stable set search_path = ''
as $$
declare
  comment constant jsonb := jsonb_build_object('comment', app.is_text_or_null(facts -> 'comment', 2000));
  residual constant jsonb := jsonb_build_object(
    'residual_severity', app.is_whole_or_null(facts -> 'residual_severity', 1, 5),
    'residual_likelihood', app.is_whole_or_null(facts -> 'residual_likelihood', 1, 5)
      and (facts -> 'residual_severity' = 'null') = (facts -> 'residual_likelihood' = 'null')
  );
begin
  return case step
    when 'triage' then app.first_wrong(facts, comment || jsonb_build_object(
      'severity', app.is_whole(facts -> 'severity', 1, 5),
      'likelihood', app.is_whole(facts -> 'likelihood', 1, 5),
      'energy', facts -> 'energy' = 'null' or app.is_choice(facts -> 'energy', 'gravity', 'motion', 'mechanical',
        'electrical', 'pressure', 'temperature', 'chemical', 'biological', 'radiation', 'sound'),
      'due_on', app.is_date_or_null(facts -> 'due_on')
    ))
    when 'assign' then app.first_wrong(facts, comment || jsonb_build_object(
      'assignee_person_id', app.is_active_person(company, facts -> 'assignee_person_id'),
      'due_on', app.is_date_or_null(facts -> 'due_on')
    ))
    when 'start' then app.first_wrong(facts, comment)
    when 'resolve' then app.first_wrong(facts, comment || residual || case when facts ? 'files'
      then jsonb_build_object('files', app.are_photos(facts -> 'files'))
      else jsonb_build_object('photo_ids', app.are_uuids(facts -> 'photo_ids', 10))
    end)
    when 'verify' then app.first_wrong(facts, comment || residual)
    when 'reopen' then app.first_wrong(facts, comment)
    else 'step'
  end;
end
$$;

comment on function app.wrong_step_field(uuid, text, jsonb) is
  'The first field of a step that is missing, unknown or not allowed; null when all are right.';
