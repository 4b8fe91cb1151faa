create or replace function app.time_off_request_row(request public.time_off_requests) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'id', request.id, 'person', app.person_label(request.company_id, request.person_id), 'kind_id', request.kind_id,
    'kind_name', k.name, 'is_paid', k.is_paid, 'state', request.state, 'version', request.version,
    'first_day', request.first_day, 'last_day', request.last_day,
    'from_time', to_char(request.from_time, 'HH24:MI'), 'to_time', to_char(request.to_time, 'HH24:MI'),
    'starts_at', app.instant(request.starts_at), 'ends_at', app.instant(request.ends_at), 'minutes', request.minutes,
    'note', request.note, 'asked_at', app.instant(request.asked_at), 'decided_at', app.instant(request.decided_at),
    'decided_by', app.person_label(request.company_id, request.decided_by) -> 'name', 'comment', request.comment
  )
  from public.time_off_kinds k where k.company_id = request.company_id and k.id = request.kind_id
$$;

comment on function app.time_off_request_row(public.time_off_requests) is
  'A request for time off for the person or who decides it, as timeOffRequestSchema of packages/contract.';
