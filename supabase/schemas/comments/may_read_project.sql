create or replace function app.may_read_project(project uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select app.my_role() is not null and project = any (app.my_projects())
$$;

comment on function app.may_read_project(uuid) is
  'True when the caller, a member, sees a project.';
