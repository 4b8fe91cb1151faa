create or replace function app.daily_log_to_change(log_id uuid, project uuid, day date) returns public.daily_logs
language plpgsql set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  held public.daily_logs;
begin
  insert into public.daily_logs (company_id, id, project_id, day) values (company, log_id, project, day)
  on conflict do nothing;
  select * into held from public.daily_logs l
  where l.company_id = company and l.project_id = project and l.day = daily_log_to_change.day
  for update;
  return held;
end
$$;

comment on function app.daily_log_to_change(uuid, uuid, date) is
  'The log of a project and day, made under this id where there is none; its row is held until the transaction ends. '
  'Null where the id is another log''s. For functions that have checked the rights.';
