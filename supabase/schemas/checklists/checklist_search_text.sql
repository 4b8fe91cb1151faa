create or replace function app.checklist_search_text(title jsonb, questions jsonb, answers jsonb) returns text
language sql immutable set search_path = ''
as $$
  select app.plain_text(concat_ws(' ', title ->> 'en', title ->> 'es', (
    select string_agg(concat_ws(' ',
      case when q.value ->> 'kind' = 'text' then a.answer ->> 'value' end,
      case when q.value ->> 'kind' = 'choice' then concat_ws(' ',
        q.value -> 'choices' -> (a.answer ->> 'value')::integer ->> 'en',
        q.value -> 'choices' -> (a.answer ->> 'value')::integer ->> 'es'
      ) end,
      a.answer ->> 'note', a.answer ->> 'name',
      (
        select string_agg(p.value ->> 'name', ' ')
        from jsonb_array_elements(
          case when q.value ->> 'kind' = 'sign_in' then coalesce(a.answer -> 'people', '[]') else '[]' end
        ) p
      )
    ), ' ' order by q.place)
    from jsonb_array_elements(questions) with ordinality as q (value, place)
    cross join lateral (select answers -> (q.value ->> 'id') as answer) a
  )))
$$;

comment on function app.checklist_search_text(jsonb, jsonb, jsonb) is
  'What an answered checklist is found by: its title in both languages, texts, choices, notes and names.';
