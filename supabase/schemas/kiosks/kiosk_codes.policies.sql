create policy kiosk_codes_read on public.kiosk_codes for select to authenticated
  using (company_id = (select app.my_company_id()) and (select app.my_role()) = 'admin');

grant select (
  id, company_id, name, photo, site_ids, created_by, created_at, expires_at, cancelled_at, kiosk_id
)
  on public.kiosk_codes to authenticated;
grant select on public.kiosk_codes to service_role;
-- Withheld: code_hash, and every write.

create trigger audit after insert or update or delete on public.kiosk_codes
  for each row execute function app.audit_row('code_hash');
