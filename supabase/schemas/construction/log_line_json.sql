create or replace function app.log_line_json(line public.daily_log_lines) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'id', line.id, 'kind', line.kind, 'data', line.data, 'source', line.source, 'is_private', line.is_private,
    'is_addendum', line.is_addendum, 'revision', line.revision,
    'changed_by', app.person_label(line.company_id, line.person_id),
    'changed_at', app.precise_instant(line.changed_at)
  )
$$;

comment on function app.log_line_json(public.daily_log_lines) is
  'A line of a log as devices read it.';
