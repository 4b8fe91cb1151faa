create or replace function app.enter_time_off(request public.time_off_requests, why text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  -- A kind without accrual has no balance, and zero minutes change none.
  if request.minutes = 0 or exists (
    select from public.time_off_kinds k
    where k.company_id = request.company_id and k.id = request.kind_id and k.accrual = 'none'
  ) then
    return;
  end if;
  insert into public.time_off_ledger (
    company_id, person_id, kind_id, on_date, minutes, cause, source, request_id, actor_person_id
  )
  values (
    request.company_id, request.person_id, request.kind_id, request.first_day,
    case why when 'taken' then -request.minutes else request.minutes end, why, why || ':' || request.id, request.id,
    app.my_person_id()
  );
end
$$;

comment on function app.enter_time_off(public.time_off_requests, text) is
  'Enters approved time off into the ledger as taken, or as returned.';
