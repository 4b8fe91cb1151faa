create or replace function app.project_readers(project uuid) returns uuid[]
language sql stable security definer set search_path = ''
as $$
  select array(
    select m.person_id
    from public.memberships m
    where m.company_id = p.company_id and m.valid_from <= now() and (m.valid_to is null or m.valid_to > now())
      and (
        m.role = 'admin'
        or not exists (
          select from public.project_crews c where c.company_id = p.company_id and c.project_id = p.id
        )
        or exists (
          select from public.project_crews c
          join public.crew_members w on w.company_id = c.company_id and w.crew_id = c.crew_id
          where c.company_id = p.company_id and c.project_id = p.id and w.person_id = m.person_id
            and w.valid_from <= now() and (w.valid_to is null or w.valid_to > now())
        )
      )
  )
  from public.projects p where p.company_id = app.my_company_id() and p.id = project
$$;

comment on function app.project_readers(uuid) is
  'The people who see a project of the caller''s company: its crews, admins, and everyone where it has no crew.';
