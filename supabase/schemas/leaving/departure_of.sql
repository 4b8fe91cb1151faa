create or replace function app.departure_of(company uuid) returns uuid
language sql stable security definer set search_path = ''
as $$
  select d.id from app.company_departures d where d.company_id = company and d.stayed_at is null
$$;

comment on function app.departure_of(uuid) is
  'The departure of a company that leaves; null for one that does not.';
