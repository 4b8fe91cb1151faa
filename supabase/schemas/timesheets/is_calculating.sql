create or replace function app.is_calculating(company uuid, person uuid, from_date date, to_date date) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (
    select from app.hours_queue q
    where q.company_id = company and q.person_id = person
      and q.from_date <= is_calculating.to_date + 6 and q.to_date >= is_calculating.from_date - 6
  );
end
$$;

comment on function app.is_calculating(uuid, uuid, date, date) is
  'Whether hours of a person''s days are still to be calculated.';
