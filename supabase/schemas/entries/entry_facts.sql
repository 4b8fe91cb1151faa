create or replace function app.entry_facts(e public.time_entries, breaks jsonb) returns jsonb
language sql stable
as $$
  select jsonb_build_object(
    'state', e.state, 'started_at', app.instant(e.started_at), 'ended_at', app.instant(e.ended_at),
    'project_id', e.project_id, 'cost_code_id', e.cost_code_id,
    'flags', to_jsonb(e.flags), 'note', e.note, 'breaks', breaks
  )
$$;

comment on function app.entry_facts(public.time_entries, jsonb) is
  'An entry as its history shows it.';
