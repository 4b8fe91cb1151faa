create or replace function app.is_time_off_locked(request public.time_off_requests) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  -- Locking timesheets takes the same lock.
  perform app.lock_hours(array[request.person_id]);
  return exists (
    select from public.timesheets s
    where s.company_id = request.company_id and s.person_id = request.person_id and s.state = 'locked'
      and s.period_from <= request.last_day and s.period_to >= request.first_day
  );
end
$$;

comment on function app.is_time_off_locked(public.time_off_requests) is
  'True when time off touches a locked timesheet, which stays as it is until the transaction ends.';
