create or replace function app.is_calculating(company uuid, person uuid, from_date date, to_date date) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return person = any (app.calculating_people(company, array[person], from_date, to_date));
end
$$;

comment on function app.is_calculating(uuid, uuid, date, date) is
  'True when hours of a person''s days are still to be calculated.';
