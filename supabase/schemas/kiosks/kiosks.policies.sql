create policy kiosks_read on public.kiosks for select to authenticated
  using (company_id = (select app.my_company_id()) and (select app.my_role()) = 'admin');

grant select (id, company_id, name, created_at, revoked_at, photo, version)
  on public.kiosks to authenticated;
grant select, insert, update, delete on public.kiosks to service_role;
-- Withheld: user_id, and every write.

create trigger audit after insert or update or delete on public.kiosks
  for each row execute function app.audit_row('');
create trigger bump_version before update on public.kiosks
  for each row execute function app.bump_version();
