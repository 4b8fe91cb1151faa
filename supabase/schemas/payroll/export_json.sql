create or replace function app.export_json(export public.payroll_exports) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'id', export.id, 'number', export.number, 'period_from', export.period_from, 'period_to', export.period_to,
    'format', export.format, 'lines_of', export.lines_of, 'is_delta', export.is_delta, 'state', export.state,
    'people', export.people, 'totals', export.totals, 'done_share', export.done_share,
    'asked_at', app.instant(export.asked_at), 'ended_at', app.instant(export.ended_at),
    'file_name', export.file_name, 'file_bytes', export.file_bytes, 'file_sha256', export.file_sha256,
    'asked_by', (
      select trim(p.first_name || ' ' || p.last_name) from public.profiles p
      where p.company_id = export.company_id and p.person_id = export.asked_by
    )
  )
$$;

comment on function app.export_json(public.payroll_exports) is
  'An export as screens show it.';
