create or replace function app.my_crew_at_work() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  me constant uuid := app.my_person_id();
begin
  return (
    select coalesce(jsonb_agg(app.person_label(company, e.person_id) || jsonb_build_object(
      'photo_url', w.photo_url, 'since', app.instant(e.started_at),
      'zone', app.known_zone(e.zone, company, e.person_id, e.started_at),
      'project_name', (select j.name from public.projects j where j.company_id = company and j.id = e.project_id)
    ) order by w.last_name, w.first_name, e.person_id), '[]')
    from public.clock_states s
    join public.time_entries e on e.company_id = company and e.id = s.entry_id
    join public.profiles w on w.company_id = company and w.person_id = s.person_id
    where s.company_id = company and s.person_id <> me and s.person_id = any (app.my_crew_people())
  );
end
$$;

comment on function app.my_crew_at_work() is
  'Who is on the clock now of those whom the caller leads, with or without a shift.';
