create or replace function app.may_read_checklist(checklist uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select app.my_role() is not null and exists (
    select from public.checklists c
    where c.company_id = app.my_company_id() and c.id = checklist
      and (
        c.author_person_id = app.my_person_id()
        or app.my_role() = 'admin'
        or app.my_role() = 'supervisor' and not c.is_private and c.project_id = any (app.my_projects())
      )
  )
$$;

comment on function app.may_read_checklist(uuid) is
  'True when the caller reads an answered checklist: who filled it in, admins, and the supervisors of its '
  'project unless it was answered in private.';
