create or replace function app.end_access(company uuid, person uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  running_since timestamptz;
begin
  perform app.lock_people(company, array[person]);
  perform app.open_future_shifts(company, person);
  perform app.end_rights(company, person);
  select e.started_at into running_since from public.time_entries e
  where e.company_id = company and e.person_id = person and e.state = 'open';
  if found then
    perform app.project_person(
      company, person, running_since, false, row(app.my_person_id(), null, now(), null)::app.cause
    );
    perform app.touch_clocks(company, array[person]);
  end if;
end
$$;

comment on function app.end_access(uuid, uuid) is
  'Ends a person''s clock, role, crews, invitations, kiosk PIN, pushes and calendar feed now, and opens their '
  'future shifts. The login stays, for its punches from before.';
