-- An archive is fetched by the admin for whom read_company_export has just noted the look, so no look is missing.
create policy company_exports_read on storage.objects for select to authenticated
  using (
    bucket_id = 'company-exports'
    and (select app.my_role()) = 'admin'
    and exists (
      select from public.company_export_reads r
      where r.company_id = (select app.my_company_id()) and r.reader_person_id = (select app.my_person_id())
        and r.read_at > now() - interval '2 minutes'
        and storage.objects.name like r.company_id || '/' || r.export_id || '/%'
    )
  );
-- Withheld: every write; the server's job writes the archive together with the export's end.
