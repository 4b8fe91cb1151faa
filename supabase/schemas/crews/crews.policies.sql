create policy crews_read on public.crews for select to authenticated
  using (
    company_id = (select app.my_company_id())
    and ((select app.my_role()) = 'admin' or id = any ((select app.my_crews())::uuid[]))
  );

grant select (id, company_id, name, archived_at, version)
  on public.crews to authenticated;
grant select, insert, update, delete on public.crews to service_role;
-- Withheld: every write; save_crew and archive_crew have the rules.

create trigger bump_version before update on public.crews
  for each row execute function app.bump_version();
create trigger audit after insert or update or delete on public.crews
  for each row execute function app.audit_row('');
