create or replace function app.keep_device_facts(company uuid, person uuid, device uuid, facts jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  most_changes constant integer := 200;
  -- Values that differ at every contact aren't changes that anyone would look for.
  lasting constant jsonb := facts - 'unsent_items' - 'skew_ms';
  before jsonb;
begin
  update public.device_reports d set
    location_permission = facts ->> 'location_permission', location_precision = facts ->> 'location_precision',
    battery_saver = facts ->> 'battery_saver', mock_location = facts ->> 'mock_location',
    runs_in = facts ->> 'runs_in', app_version = facts ->> 'app_version',
    unsent_items = (facts ->> 'unsent_items')::integer, skew_ms = (facts ->> 'skew_ms')::bigint
  where d.company_id = company and d.person_id = person and d.device_id = device;
  select c.facts into before from app.device_changes c
  where c.company_id = company and c.person_id = person and c.device_id = device
  order by c.changed_at desc, c.id desc limit 1;
  if before is not distinct from lasting then
    return;
  end if;
  insert into app.device_changes (company_id, person_id, device_id, changed_at, facts)
  values (company, person, device, now(), lasting);
  delete from app.device_changes c
  where c.company_id = company and c.person_id = person and c.id not in (
    select k.id from app.device_changes k
    where k.company_id = company and k.person_id = person
    order by k.changed_at desc, k.id desc limit most_changes
  );
end
$$;

comment on function app.keep_device_facts(uuid, uuid, uuid, jsonb) is
  'Keeps what a device says of itself, and that it changed; the newest 200 changes of a person.';
