create or replace function app.crew_on_day(company uuid, person uuid, project uuid, day date) returns uuid
language sql stable set search_path = ''
as $$
  select m.crew_id
  from public.crew_members m
  join public.crews c on c.company_id = m.company_id and c.id = m.crew_id
  where m.company_id = company and m.person_id = person
    and m.valid_from < app.start_of_day(company, day + 1)
    and (m.valid_to is null or m.valid_to > app.start_of_day(company, day))
  order by exists (
      select from public.project_crews p
      where p.company_id = company and p.project_id = crew_on_day.project and p.crew_id = m.crew_id
    ) desc, lower(c.name), c.id
  limit 1
$$;

comment on function app.crew_on_day(uuid, uuid, uuid, date) is
  'The crew for which someone worked on a project that day: of those they belonged to then, one of the project''s '
  'first. Null: none.';
