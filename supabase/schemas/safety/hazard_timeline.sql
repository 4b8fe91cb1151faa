create or replace function app.hazard_timeline(company uuid, hazard uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', e.id, 'kind', e.kind, 'at', app.instant(e.at), 'actor', app.person_label(company, e.actor_person_id),
    'comment', e.comment,
    'facts', e.facts || jsonb_strip_nulls(jsonb_build_object(
      'assignee', app.person_label(company, (e.facts ->> 'assignee_person_id')::uuid)
    ))
  ) order by e.sequence), '[]')
  from public.hazard_events e where e.company_id = company and e.hazard_id = hazard
$$;

comment on function app.hazard_timeline(uuid, uuid) is
  'What happened to a hazard, the oldest first. The report itself has no actor.';
