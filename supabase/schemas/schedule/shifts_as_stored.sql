create or replace function app.shifts_as_stored(company uuid, ids uuid[]) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'current', coalesce(jsonb_agg(r), '[]'), 'changed_by', min(r ->> 'changed_by')
  )
  from app.board_rows(company, ids) r
$$;

comment on function app.shifts_as_stored(uuid, uuid[]) is
  'What a refusal with changed_meanwhile shows: the shifts as they are now, and who changed them.';
