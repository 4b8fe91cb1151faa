create or replace function app.hazard_leads(company uuid, project uuid) returns table (person_id uuid, role text)
language sql stable security definer set search_path = ''
as $$
  select m.person_id, m.role
  from public.memberships m
  where m.company_id = company and m.role in ('admin', 'supervisor')
    and m.valid_from <= now() and (m.valid_to is null or m.valid_to > now())
    and (
      m.role = 'admin'
      or not exists (select from public.project_crews c where c.company_id = company and c.project_id = project)
      or exists (
        select from public.project_crews c
        join public.crew_members w on w.company_id = company and w.crew_id = c.crew_id
        where c.company_id = company and c.project_id = project and w.person_id = m.person_id
          and w.valid_from <= now() and (w.valid_to is null or w.valid_to > now())
      )
    )
$$;

comment on function app.hazard_leads(uuid, uuid) is
  'Who is in charge of a project''s hazards now: the company''s admins and the supervisors who see the project, which '
  'may be null.';
