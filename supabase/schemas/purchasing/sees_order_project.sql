create or replace function app.sees_order_project(company uuid, person uuid, project uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select case app.role_at(company, person, now())
    when 'admin' then true
    when 'supervisor' then project is not null and (
      not exists (
        select from public.project_crews c where c.company_id = company and c.project_id = project
      )
      or exists (
        select from public.project_crews c
        join public.crew_members w on w.company_id = c.company_id and w.crew_id = c.crew_id
        where c.company_id = company and c.project_id = project and w.person_id = person
          and w.valid_from <= now() and (w.valid_to is null or w.valid_to > now())
      )
    )
    else false
  end
$$;

comment on function app.sees_order_project(uuid, uuid, uuid) is
  'True when a person sees orders of a project: admins all, supervisors those of projects they see. Orders without a '
  'project are their author''s and the admins''.';
