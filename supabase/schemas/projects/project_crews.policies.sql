create policy project_crews_read on public.project_crews for select to authenticated
  using (project_id = any ((select app.my_projects())::uuid[]));

grant select (company_id, project_id, crew_id) on public.project_crews to authenticated;
grant select, insert, update, delete on public.project_crews to service_role;
-- Withheld: every write; set_project_crews has the rules.

create trigger audit after insert or update or delete on public.project_crews
  for each row execute function app.audit_row('');
