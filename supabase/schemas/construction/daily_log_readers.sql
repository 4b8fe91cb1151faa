create or replace function app.daily_log_readers(log uuid) returns uuid[]
language sql stable security definer set search_path = ''
as $$
  select app.project_readers(l.project_id) from public.daily_logs l
  where l.company_id = app.my_company_id() and l.id = log
$$;

comment on function app.daily_log_readers(uuid) is
  'The people who can be mentioned on a daily log of the caller''s company.';
