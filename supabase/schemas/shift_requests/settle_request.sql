create or replace function app.settle_request(request public.shift_requests, new_state text, why text)
returns public.shift_requests
language plpgsql security definer set search_path = ''
as $$
declare
  settled public.shift_requests;
  others constant uuid[] := case
    when request.kind = 'give_away' then app.people_for_open(request.company_id, array[request.shift_id])
  end;
begin
  update public.shift_requests r set state = new_state, decided_at = now(), decided_by = app.my_person_id(),
    comment = nullif(trim(why), '')
  where r.company_id = request.company_id and r.id = request.id
  returning * into settled;
  perform app.tell_request(settled);
  perform app.tell_own_schedules(request.company_id, coalesce(others, '{}'));
  return settled;
end
$$;

comment on function app.settle_request(public.shift_requests, text, text) is
  'Ends a request in a state, by the caller.';
