create policy projects_read on public.projects for select to authenticated
  using (id = any ((select app.my_projects())::uuid[]));

grant select (
  id, company_id, number, name, customer, address, starts_on, ends_on, default_cost_code_id, archived_at, version,
  status
)
  on public.projects to authenticated;
grant select, insert, update, delete on public.projects to service_role;
-- Withheld: every write; save_project and archive_project have the rules.

create trigger bump_version before update on public.projects
  for each row execute function app.bump_version();
create trigger audit after insert or update or delete on public.projects
  for each row execute function app.audit_row('');
