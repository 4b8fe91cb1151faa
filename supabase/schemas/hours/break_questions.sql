create or replace function app.break_questions(due jsonb) returns jsonb
language sql immutable set search_path = ''
as $$
  select coalesce(jsonb_agg(q.question order by q.place), '[]')
  from (
    select m ->> 'meal' as question, place
    from jsonb_array_elements(due -> 'meals') with ordinality as e (m, place)
    where m ->> 'outcome' = 'unanswered' and m ->> 'meal' in ('first_meal', 'second_meal')
    union all
    select 'rest', 9
    where (due ->> 'rest_due')::integer > (due ->> 'rest_recorded')::integer and due ->> 'rest_answer' is null
  ) q
$$;

comment on function app.break_questions(jsonb) is
  'Which breaks of a workday, as day_results keeps them, are neither recorded nor answered. As openBreakQuestions of '
  'packages/contract (break-answers.ts).';
