create or replace function app.first_day_flags(company uuid, person uuid, at timestamptz) returns text[]
language sql stable set search_path = ''
as $$
  -- The day of hire began earlier in time zones to the east; an error of 60 s is tolerated for every clock.
  select case
    when at < least(
      app.came_at(company, person) - interval '60 seconds',
      (
        select (d.hired_on - 1)::timestamp at time zone 'UTC' from public.person_details d
        where d.company_id = company and d.person_id = person
      )
    ) then array['before_first_day']
    else '{}'
  end
$$;

comment on function app.first_day_flags(uuid, uuid, timestamptz) is
  'The flag of time before someone was first a member and before the office says that they were hired.';
