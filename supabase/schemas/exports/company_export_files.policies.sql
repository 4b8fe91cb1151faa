-- An archive is fetched by the admin for whom read_company_export has just noted the look, so no look is missing.
-- Every read of any file runs this policy, and no one may read the looks themselves: the function does.
create policy company_exports_read on storage.objects for select to authenticated
  using (bucket_id = 'company-exports' and (select app.may_read_company_export(name)));
-- Withheld: every write; the server's job writes the archive together with the export's end.
