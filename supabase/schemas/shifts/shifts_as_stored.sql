create or replace function app.shifts_as_stored(company uuid, ids uuid[]) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'current', r.rows, 'changed_by', (select min(s ->> 'changed_by') from jsonb_array_elements(r.rows) s)
  )
  from (select app.board_rows(company, ids) as rows) r
$$;

comment on function app.shifts_as_stored(uuid, uuid[]) is
  'What a refusal with changed_meanwhile shows: the shifts as they are now, and who changed them.';
