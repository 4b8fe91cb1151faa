create or replace function app.open_future_shifts(company uuid, person uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  crews uuid[];
  opened uuid[];
begin
  crews := array(
    select distinct s.crew_id from public.shifts s
    where s.company_id = company and s.person_id = person and s.starts_at > now() and s.crew_id is not null
  );
  update public.shifts s set person_id = null, changed_by = app.my_person_id(), changed_at = now(),
    version = s.version + 1
  where s.company_id = company and s.person_id = person and s.starts_at > now();
  with freed as (
    update public.published_shifts p set person_id = null, sequence = p.sequence + 1, confirmed_at = null,
      changed = '{person}', published_at = now()
    where p.company_id = company and p.person_id = person and p.starts_at > now() and p.canceled_at is null
    returning p.id
  )
  select coalesce(array_agg(f.id), '{}') into opened from freed f;
  perform app.void_requests(company, opened || array(
    select r.shift_id from public.shift_requests r
    where r.company_id = company and r.state in ('offered', 'waiting') and person in (r.person_id, r.other_person_id)
  ));
  update public.time_off_requests t set state = 'canceled', decided_at = now()
  where t.company_id = company and t.person_id = person and t.state = 'waiting';
  perform app.tell_boards(company, crews, array[person]);
  perform app.tell_own_schedules(company, app.people_for_open(company, opened));
end
$$;

comment on function app.open_future_shifts(uuid, uuid) is
  'What becomes of the schedule of someone who leaves: shifts that have not begun are open, requests void.';
