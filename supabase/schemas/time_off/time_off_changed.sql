create or replace function app.time_off_changed(request public.time_off_requests) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform app.queue_hours(request.company_id, request.person_id, request.first_day, request.last_day);
  perform app.reopen_changed(request.company_id, request.person_id);
  perform app.tell_hours(array[request.person_id]);
  perform app.tell_boards(request.company_id, '{}', array[request.person_id]);
  perform app.tell_own_schedules(request.company_id, array[request.person_id]);
end
$$;

comment on function app.time_off_changed(public.time_off_requests) is
  'Calculates the pay of a person''s time off again, reopens timesheets that show it, and tells who looks at it.';
