create or replace function app.calculating_people(company uuid, people uuid[], from_date date, to_date date)
returns uuid[]
language plpgsql stable security definer set search_path = ''
as $$
begin
  return array(
    select distinct q.person_id from app.hours_queue q
    where q.company_id = company and q.person_id = any (people)
      and q.from_date <= calculating_people.to_date + 6 and q.to_date >= calculating_people.from_date - 6
  );
end
$$;

comment on function app.calculating_people(uuid, uuid[], date, date) is
  'Those of some people of whose days hours are still to be calculated.';
