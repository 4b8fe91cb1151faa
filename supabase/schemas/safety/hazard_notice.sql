create or replace function app.hazard_notice(hazard public.hazards) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'hazard_id', hazard.id, 'number', hazard.number, 'what', left(hazard.what, 300), 'due_on', hazard.due_on,
    'place', hazard.place,
    'project', (
      select p.name from public.projects p where p.company_id = hazard.company_id and p.id = hazard.project_id
    )
  )
$$;

comment on function app.hazard_notice(public.hazards) is
  'What a message about a hazard says of it. Not who reported it.';
