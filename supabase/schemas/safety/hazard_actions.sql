create or replace function app.hazard_actions(company uuid, hazard uuid, today date) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', a.id, 'what', a.what, 'state', a.state, 'due_on', a.due_on,
    'is_overdue', a.state = 'open' and a.due_on < today,
    'assignee', app.person_label(company, a.assignee_person_id),
    'settled_at', app.instant(a.settled_at), 'settled_by', app.person_label(company, a.settled_by),
    'note', a.note, 'version', a.version
  ) order by a.state <> 'open', a.due_on, a.created_at, a.id), '[]')
  from public.corrective_actions a where a.company_id = company and a.hazard_id = hazard
$$;

comment on function app.hazard_actions(uuid, uuid, date) is
  'The corrective actions of a hazard, open ones first.';
