create or replace function app.wrong_answer_of(questions jsonb, answers jsonb) returns text
language sql immutable set search_path = ''
as $$
  select case when jsonb_typeof(answers) is distinct from 'object' then 'answers' else (
    select wrong.field from (
      select 0 as place, 'answers.' || a.key as field from jsonb_each(answers) a
      where not exists (select from jsonb_array_elements(questions) q where q.value ->> 'id' = a.key)
      union all
      select q.place, 'answers.' || (q.value ->> 'id')
      from jsonb_array_elements(questions) with ordinality as q (value, place)
      where case when answers ? (q.value ->> 'id')
        then not coalesce(app.is_answer(q.value, answers -> (q.value ->> 'id')), false)
        else q.value -> 'is_required' = 'true' end
    ) wrong order by wrong.place, wrong.field limit 1
  ) end
$$;

comment on function app.wrong_answer_of(jsonb, jsonb) is
  'answers.<question> for the first answer that is missing, unknown or not of its question''s kind; null when all are '
  'right.';
