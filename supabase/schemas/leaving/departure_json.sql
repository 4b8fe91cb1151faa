create or replace function app.departure_json(company uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'started_at', app.instant(d.started_at), 'started_by', d.started_by_name, 'reason', d.reason,
    'deletes_at', app.instant(d.deletes_at), 'is_held', app.is_anything_held(company),
    'records_taken_by', d.records_taken_by_name, 'records_file', d.records_file, 'records_sha256', d.records_sha256
  )
  from app.company_departures d where d.id = app.departure_of(company)
$$;

comment on function app.departure_json(uuid) is
  'How far a company is with leaving; null for one that stays.';
