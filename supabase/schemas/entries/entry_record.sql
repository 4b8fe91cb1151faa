create or replace function app.entry_record(made app.projected) returns app.entry_record
language plpgsql stable set search_path = ''
as $$
declare
  entry constant app.folded_entry := made.entry;
begin
  return row(
    entry.id, made.state, entry.zone, entry.breaks,
    app.entry_facts(
      made.state, entry.started_at, entry.ended_at, entry.project_id, entry.cost_code_id, entry.flags, entry.note,
      app.break_facts(entry.breaks)
    )
  )::app.entry_record;
end
$$;

comment on function app.entry_record(app.projected) is
  'An entry that the fold made, as it is once stored.';
