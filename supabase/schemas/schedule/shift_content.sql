create or replace function app.shift_content(shift jsonb) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'person_id', shift -> 'person_id', 'crew_id', shift -> 'crew_id', 'project_id', shift -> 'project_id',
    'site_id', shift -> 'site_id', 'cost_code_id', shift -> 'cost_code_id',
    'starts_local', left(shift ->> 'starts_local', 16), 'ends_local', left(shift ->> 'ends_local', 16),
    'zone', shift -> 'zone', 'starts_second', shift -> 'starts_second', 'ends_second', shift -> 'ends_second',
    'break_minutes', shift -> 'break_minutes', 'note', shift -> 'note'
  )
$$;

comment on function app.shift_content(jsonb) is
  'What a scheduler says of a shift, from a row of shifts or published_shifts, as ShiftContent of packages/contract.';
