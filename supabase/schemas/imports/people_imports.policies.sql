create policy people_imports_read on public.people_imports for select to authenticated
  using (company_id = (select app.my_company_id()) and (select app.my_role()) = 'admin');

grant select (
  id, company_id, imported_by, imported_at, file_name, counts
)
  on public.people_imports to authenticated;
grant select on public.people_imports to service_role;
-- Withheld: every write; the import writes it.
