create or replace function app.touches_locked(company uuid, person uuid, instants timestamptz[]) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  return exists (
    select from unnest(instants) as i (at)
    where i.at is not null and app.is_locked_day(company, person, app.person_date(company, person, i.at))
  );
end
$$;

comment on function app.touches_locked(uuid, uuid, timestamptz[]) is
  'True when one of some instants lies in a locked timesheet of a person.';
