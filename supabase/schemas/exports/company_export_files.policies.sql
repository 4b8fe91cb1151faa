-- Only the admin whose access read_company_export has just logged can download an archive, so no access is missing
-- from the log. Every read of any file runs this policy, and no one may read the log itself: the function does.
create policy company_exports_read on storage.objects for select to authenticated
  using (bucket_id = 'company-exports' and (select app.may_read_company_export(name)));
-- Withheld: every write; the server's job writes the archive together with the export's end.
