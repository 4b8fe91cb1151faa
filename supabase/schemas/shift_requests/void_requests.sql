create or replace function app.void_requests(company uuid, shifts uuid[]) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  people uuid[];
  others constant uuid[] := app.people_for_open(company, shifts);
begin
  with voided as (
    update public.shift_requests r set state = 'void', decided_at = now()
    where r.company_id = company and r.state in ('offered', 'waiting')
      and (r.shift_id = any (shifts) or r.other_shift_id = any (shifts))
    returning r.person_id, r.other_person_id
  )
  select array_agg(p) into people from voided v cross join unnest(array[v.person_id, v.other_person_id]) p
  where p is not null;
  perform app.tell_own_schedules(company, coalesce(people, '{}') || others);
end
$$;

comment on function app.void_requests(uuid, uuid[]) is
  'Ends the claims, swaps and give-aways that wait about some shifts, because those are no longer what was asked '
  'about.';
