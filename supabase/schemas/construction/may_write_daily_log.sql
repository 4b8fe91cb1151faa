create or replace function app.may_write_daily_log(project uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce(app.my_role() in ('supervisor', 'admin') and project = any (app.my_projects()), false)
$$;

comment on function app.may_write_daily_log(uuid) is
  'True when the caller may write and sign the logs of a project: supervisors of those they see, and admins.';
