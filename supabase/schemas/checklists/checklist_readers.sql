create or replace function app.checklist_readers(checklist uuid) returns uuid[]
language sql stable security definer set search_path = ''
as $$
  select array(
    select m.person_id
    from public.memberships m
    where m.company_id = c.company_id and m.valid_from <= now() and (m.valid_to is null or m.valid_to > now())
      and (
        m.person_id = c.author_person_id
        or m.role = 'admin'
        or m.role = 'supervisor' and not c.is_private and m.person_id = any (app.project_readers(c.project_id))
      )
  )
  from public.checklists c where c.company_id = app.my_company_id() and c.id = checklist
$$;

comment on function app.checklist_readers(uuid) is
  'The people who can be mentioned on an answered checklist of the caller''s company.';
