create or replace function app.entry_json(e public.time_entries) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return jsonb_build_object(
    'id', e.id, 'project_id', e.project_id, 'cost_code_id', e.cost_code_id,
    'started_at', app.instant(e.started_at), 'ended_at', app.instant(e.ended_at), 'zone', e.zone,
    'state', e.state, 'flags', to_jsonb(e.flags), 'note', e.note,
    'device_started_at', app.instant(e.device_started_at),
    'breaks', app.break_facts(app.stored_breaks(e.company_id, e.id))
  );
end
$$;

comment on function app.entry_json(public.time_entries) is
  'An entry with its breaks as phones and tablets read it.';
