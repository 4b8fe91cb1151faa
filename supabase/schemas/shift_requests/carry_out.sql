create or replace function app.carry_out(request public.shift_requests) returns public.shift_requests
language plpgsql security definer set search_path = ''
as $$
begin
  if request.kind = 'swap' then
    perform app.hand_over(request.company_id, request.shift_id, request.other_person_id, request.id);
    perform app.hand_over(request.company_id, request.other_shift_id, request.person_id, request.id);
  else
    perform app.hand_over(request.company_id, request.shift_id, request.person_id, request.id);
  end if;
  return app.settle_request(request, 'applied', null);
end
$$;

comment on function app.carry_out(public.shift_requests) is
  'Does what a claim or swap asks for.';
