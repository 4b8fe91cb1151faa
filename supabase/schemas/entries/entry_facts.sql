create or replace function app.entry_facts(
  state text, started_at timestamptz, ended_at timestamptz, project_id uuid, cost_code_id uuid, flags text[],
  note text, breaks jsonb
) returns jsonb
language sql stable
as $$
  select jsonb_build_object(
    'state', state, 'started_at', app.instant(started_at), 'ended_at', app.instant(ended_at),
    'project_id', project_id, 'cost_code_id', cost_code_id,
    'flags', to_jsonb(flags), 'note', note, 'breaks', breaks
  )
$$;

comment on function app.entry_facts(text, timestamptz, timestamptz, uuid, uuid, text[], text, jsonb) is
  'An entry as its history shows it.';
