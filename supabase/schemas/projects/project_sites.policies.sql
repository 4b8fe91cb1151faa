create policy project_sites_read on public.project_sites for select to authenticated
  using (project_id = any ((select app.my_projects())::uuid[]));

grant select (
  id, company_id, project_id, name, lat, lng, radius_m, polygon, archived_at, version
)
  on public.project_sites to authenticated;
grant select, insert, update, delete on public.project_sites to service_role;
-- Withheld: every write; save_site and archive_site have the rules.

create trigger bump_version before update on public.project_sites
  for each row execute function app.bump_version();
create trigger audit after insert or update or delete on public.project_sites
  for each row execute function app.audit_row('');
