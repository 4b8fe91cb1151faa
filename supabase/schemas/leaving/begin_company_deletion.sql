create or replace function app.begin_company_deletion(company uuid, at timestamptz) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  departure app.company_departures;
begin
  perform app.lock_holds(company);
  select * into departure from app.company_departures d where d.id = app.departure_of(company) for update;
  if departure.id is null or departure.deletes_at > at or departure.deleted_at is not null then
    return 'not_due';
  end if;
  if departure.deletion_began_at is not null then
    return 'begun';
  end if;
  if app.is_anything_held(company) then
    return 'held';
  end if;
  -- From now on no one can stop it, and no one can sign in.
  update app.company_departures d set deletion_began_at = now() where d.id = departure.id;
  return 'begun';
end
$$;

comment on function app.begin_company_deletion(uuid, timestamptz) is
  'Begins the deletion of a company whose 30 days are over at an instant: begun, held by a legal hold, or not_due.';
