create or replace function app.may_read_daily_log(log uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select app.my_role() is not null and exists (
    select from public.daily_logs l
    where l.company_id = app.my_company_id() and l.id = log and l.project_id = any (app.my_projects())
  )
$$;

comment on function app.may_read_daily_log(uuid) is
  'True when the caller, a member, sees the project of a daily log.';
