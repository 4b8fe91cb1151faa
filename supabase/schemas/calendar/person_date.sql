create or replace function app.person_date(company uuid, person uuid, at timestamptz) returns date
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (at at time zone app.home_zone(company, person, at))::date;
end
$$;

comment on function app.person_date(uuid, uuid, timestamptz) is
  'The date of an instant where a person works, by the zone that applied then.';
