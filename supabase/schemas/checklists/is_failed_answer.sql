create or replace function app.is_failed_answer(question jsonb, answer jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select coalesce(case question ->> 'kind'
    when 'yes_no' then answer ->> 'value' = question ->> 'fails_on'
    when 'number' then (answer ->> 'value')::bigint < (question ->> 'min')::bigint
      or (answer ->> 'value')::bigint > (question ->> 'max')::bigint
  end, false)
$$;

comment on function app.is_failed_answer(jsonb, jsonb) is
  'Whether an answer, whose shape is right, says that something is wrong: the answer that the question fails on, or a '
  'number outside its limits. packages/domain (judge-checklist.ts) has the same rule.';
