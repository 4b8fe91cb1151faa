create or replace function app.hand_over(company uuid, shift uuid, to_person uuid, request uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  had uuid;
  -- People who could have claimed the shift are notified too, since it is no longer open.
  others constant uuid[] := app.people_for_open(company, array[shift]);
begin
  select p.person_id into had from public.published_shifts p where p.company_id = company and p.id = shift;
  update public.published_shifts p set person_id = to_person, sequence = p.sequence + 1, published_at = now(),
    changed = '{person}', confirmed_at = case when to_person = app.my_person_id() then now() end
  where p.company_id = company and p.id = shift;
  update public.shifts s set person_id = to_person, changed_by = app.my_person_id(), changed_at = now(),
    version = s.version + 1
  where s.company_id = company and s.id = shift;
  -- An offer to give the shift away is now fulfilled; every other request about the shift is void.
  update public.shift_requests r set state = 'applied', other_person_id = to_person, decided_at = now()
  where r.company_id = company and r.shift_id = shift and r.kind = 'give_away' and r.state = 'offered'
    and r.id <> request and r.person_id <> to_person;
  update public.shift_requests r set state = 'void', decided_at = now()
  where r.company_id = company and r.id <> request and r.state in ('offered', 'waiting')
    and shift in (r.shift_id, r.other_shift_id);
  perform app.tell_own_schedules(company, array_remove(array[had, to_person], null) || others);
  perform app.tell_boards(company, array(
    select p.crew_id from public.published_shifts p
    where p.company_id = company and p.id = shift and p.crew_id is not null
  ), array_remove(array[had, to_person], null));
end
$$;

comment on function app.hand_over(uuid, uuid, uuid, uuid) is
  'Gives a shift to a person because of a request: for the people and on the board.';
