-- Only the admin whose access read_payroll_file has just logged can open a file, so no access is missing from the log.
create policy payroll_files_read on storage.objects for select to authenticated
  using (
    bucket_id = 'payroll-files'
    and (select app.my_role()) = 'admin'
    and exists (
      select from public.payroll_reads r
      where r.company_id = (select app.my_company_id()) and r.reader_person_id = (select app.my_person_id())
        and r.is_file and r.read_at > now() - interval '2 minutes'
        and storage.objects.name like r.company_id || '/' || r.export_id || '/%'
    )
  );
-- Withheld: every write; the server's job writes the file together with the export's end.
