create or replace function app.checklist_hazard(checklist jsonb, title jsonb, question jsonb) returns jsonb
language sql immutable set search_path = ''
as $$
  select jsonb_build_object(
    'v', 2, 'place', null, 'immediate_action', null, 'energy', null, 'location', null, 'files', '[]'::jsonb,
    'ticket_hash', null, 'project_id', checklist -> 'project_id', 'reported_at', checklist -> 'made_at',
    -- Medium, until someone rates it.
    'severity', 3, 'likelihood', 3,
    'what', left(
      concat_ws(
        E'\n', concat(title ->> said.language, ': ', question -> 'text' ->> said.language, ' ', said.answer),
        said.note
      ), 4000
    )
  )
  from (
    select checklist ->> 'language' as language, checklist #>> array['answers', question ->> 'id', 'note'] as note,
      case question ->> 'fails_on' || ' ' || (checklist ->> 'language')
        when 'no en' then 'No.' when 'yes en' then 'Yes.' when 'no es' then 'No.' else 'Sí.' end as answer
  ) said
$$;

comment on function app.checklist_hazard(jsonb, jsonb, jsonb) is
  'The report of the hazard that a failed answer raises, in the language in which it was asked.';
