create or replace function app.published_answer(
  publication public.schedule_publications, judged jsonb, verdict text
) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'verdict', verdict, 'publication_id', publication.id, 'people', publication.people,
    'shifts', app.board_rows(publication.company_id, publication.added || publication.changed),
    'removed', to_jsonb(publication.canceled),
    'refused', app.shifts_with_verdict(judged, 'blocked'), 'warned', app.shifts_with_verdict(judged, 'warned')
  )
$$;

comment on function app.published_answer(public.schedule_publications, jsonb, text) is
  'What publish_shifts answers.';
