create or replace function app.person_today(company uuid, person uuid) returns date
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (now() at time zone app.person_zone(company, person))::date;
end
$$;

comment on function app.person_today(uuid, uuid) is
  'The date now where a person works: in their own zone, else the company''s.';
