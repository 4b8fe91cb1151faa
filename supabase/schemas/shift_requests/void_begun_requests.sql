create or replace function app.void_begun_requests() returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  request public.shift_requests;
  voided integer := 0;
begin
  for request in
    update public.shift_requests r set state = 'void', decided_at = now()
    where r.state in ('offered', 'waiting') and exists (
      select from public.published_shifts p
      where p.company_id = r.company_id and p.id in (r.shift_id, r.other_shift_id) and p.starts_at <= now()
    )
    returning r.*
  loop
    perform app.tell_request(request);
    voided := voided + 1;
  end loop;
  return voided;
end
$$;

comment on function app.void_begun_requests() is
  'Ends claims, swaps and give-aways of shifts that have begun. Answers how many.';
