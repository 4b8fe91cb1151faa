create policy companies_read on public.companies for select to authenticated
  using (id = (select app.my_company_id()) or (select app.is_platform_admin()));

grant select (
  id, name, company_type, logo_url, brand_name, tagline, website_url, phone, address, settings, version
)
  on public.companies to authenticated;
grant select, insert, update, delete on public.companies to service_role;
-- Withheld: every write; save_branding and save_company_settings have the rules, found_company inserts.

create trigger bump_version before update on public.companies
  for each row execute function app.bump_version();
create trigger add_company_settings after insert on public.companies
  for each row execute function app.add_company_settings();
create trigger audit after insert or update or delete on public.companies
  for each row execute function app.audit_row('search_name');
