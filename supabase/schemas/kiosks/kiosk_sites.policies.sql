create policy kiosk_sites_read on public.kiosk_sites for select to authenticated
  using (company_id = (select app.my_company_id()) and (select app.my_role()) = 'admin');

grant select (company_id, kiosk_id, site_id) on public.kiosk_sites to authenticated;
grant select, insert, update, delete on public.kiosk_sites to service_role;

create trigger audit after insert or update or delete on public.kiosk_sites
  for each row execute function app.audit_row('');
