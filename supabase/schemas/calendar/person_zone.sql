create or replace function app.person_zone(company uuid, person uuid) returns text
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (select z.zone from app.people_zones(company, array[person]) z);
end
$$;

comment on function app.person_zone(uuid, uuid) is
  'The zone in which a person works now, as people_zones.';
