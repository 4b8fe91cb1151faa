create or replace function app.requests_waiting_for_me() returns integer
language plpgsql stable security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
begin
  return (
    select count(*) from public.shift_requests r
    where r.company_id = company and r.state = 'waiting' and app.may_decide_request(r)
  ) + (
    select count(*) from public.time_off_requests t
    where t.company_id = company and t.state = 'waiting' and app.may_decide_time_off(t.person_id)
  );
end
$$;

comment on function app.requests_waiting_for_me() is
  'How many claims, swaps and requests for time off the caller may decide.';
