create or replace function app.hazard_row(h public.hazards, today date) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'id', h.id, 'number', h.number, 'state', h.state, 'band', h.band, 'score', h.score,
    'severity', h.severity, 'likelihood', h.likelihood, 'what', left(h.what, 300), 'place', h.place,
    'project', (
      select jsonb_build_object('id', p.id, 'name', p.name)
      from public.projects p where p.company_id = h.company_id and p.id = h.project_id
    ),
    'lat', h.lat, 'lng', h.lng, 'is_anonymous', h.is_anonymous, 'reported_at', app.instant(h.reported_at),
    'due_on', h.due_on, 'is_overdue', h.state not in ('resolved', 'verified') and h.due_on < today,
    'assignee', app.person_label(h.company_id, h.assignee_person_id),
    'open_actions', app.open_action_count(h.company_id, h.id), 'photos', cardinality(h.photo_ids)
  )
$$;

comment on function app.hazard_row(public.hazards, date) is
  'A hazard as lists show it.';
