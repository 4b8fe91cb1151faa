create or replace function app.request_to_change(company uuid, request_id uuid) returns public.shift_requests
language plpgsql security definer set search_path = ''
as $$
declare
  request public.shift_requests;
begin
  -- Locks the shifts first, in the same order as every other change of shifts.
  perform from public.published_shifts p
  where p.company_id = company and p.id in (
    select unnest(array[r.shift_id, r.other_shift_id]) from public.shift_requests r
    where r.company_id = company and r.id = request_id
  ) order by p.id for update;
  select * into request from public.shift_requests r where r.company_id = company and r.id = request_id for update;
  if request.state in ('offered', 'waiting') and exists (
    select from public.published_shifts p
    where p.company_id = company and p.id in (request.shift_id, request.other_shift_id) and p.starts_at <= now()
  ) then
    update public.shift_requests r set state = 'void', decided_at = now()
    where r.company_id = company and r.id = request_id returning * into request;
  end if;
  return request;
end
$$;

comment on function app.request_to_change(uuid, uuid) is
  'A request, locked with its shifts, and void where one of them has begun.';
