create or replace function app.tell_request(request public.shift_requests) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform app.tell_own_schedules(
    request.company_id, array_remove(array[request.person_id, request.other_person_id], null)
  );
  perform app.tell_boards(
    request.company_id,
    array(
      select p.crew_id from public.published_shifts p
      where p.company_id = request.company_id and p.id in (request.shift_id, request.other_shift_id)
        and p.crew_id is not null
    ),
    array_remove(array[request.person_id, request.other_person_id], null)
  );
end
$$;

comment on function app.tell_request(public.shift_requests) is
  'Tells the people of a request and the boards that it changed.';
