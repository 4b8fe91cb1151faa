create or replace function app.wrong_hazard_field(company uuid, report jsonb) returns text
language plpgsql stable set search_path = ''
as $$
begin
  if jsonb_typeof(report) is distinct from 'object' then
    return 'report';
  end if;
  return app.first_wrong(report, jsonb_build_object(
    'v', coalesce(report -> 'v' in ('1', '2'), false),
    'what', app.is_text_or_null(report -> 'what', 4000) and report -> 'what' <> 'null',
    'place', app.is_text_or_null(report -> 'place', 500),
    'immediate_action', app.is_text_or_null(report -> 'immediate_action', 2000),
    'energy', report -> 'energy' = 'null' or app.is_choice(report -> 'energy', 'gravity', 'motion', 'mechanical',
      'electrical', 'pressure', 'temperature', 'chemical', 'biological', 'radiation', 'sound'),
    'project_id', report -> 'project_id' = 'null' or exists (
      -- Includes a project that the caller has left meanwhile: that is no reason to refuse a warning.
      select from public.projects p where p.company_id = company and p.id::text = report ->> 'project_id'
    ),
    'location', app.is_hazard_place(report -> 'location'),
    'severity', app.is_whole(report -> 'severity', 1, 5),
    'likelihood', app.is_whole(report -> 'likelihood', 1, 5),
    'reported_at', app.is_instant(report -> 'reported_at')
  ) || case when report -> 'v' = '2'
    then jsonb_build_object(
      'files', app.are_photos(report -> 'files'),
      'ticket_hash', report -> 'ticket_hash' = 'null'
        or jsonb_typeof(report -> 'ticket_hash') = 'string' and report ->> 'ticket_hash' ~ '^[0-9a-f]{64}$'
    )
    else jsonb_build_object('photo_ids', app.are_uuids(report -> 'photo_ids', 10))
  end);
end
$$;

comment on function app.wrong_hazard_field(uuid, jsonb) is
  'The first field of a hazard report that is missing, unknown or not allowed; null when all are right.';
