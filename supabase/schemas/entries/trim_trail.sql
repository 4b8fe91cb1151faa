create or replace function app.trim_trail(company uuid, person uuid, from_at timestamptz) returns void
language plpgsql set search_path = ''
as $$
begin
  with outside as materialized (
    select p.id, p.person_id, u.reason
    from app.location_points p
    cross join lateral (select app.unworked_at(company, person, p.at) as reason) u
    where p.company_id = company and p.person_id = any (app.ledger_people(company, person)) and p.at >= from_at
      and u.reason is not null
  ), gone as (
    delete from app.location_points p using outside o where p.company_id = company and p.id = o.id
  )
  insert into app.location_rejections (company_id, id, person_id, day, reason, was_stored)
  select company, o.id, o.person_id, (now() at time zone 'UTC')::date, o.reason, true from outside o
  on conflict (company_id, id) do nothing;
end
$$;

comment on function app.trim_trail(uuid, uuid, timestamptz) is
  'Deletes and counts the stored points from an instant on at which, by the ledger as it is now, the person did not '
  'work. A legal hold keeps none of them: what should never have been there may not stay.';
