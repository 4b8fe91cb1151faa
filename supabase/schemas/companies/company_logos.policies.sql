-- Objects are named <company_id>/<file>.
create policy company_logos_admin on storage.objects for all to authenticated
  using (
    bucket_id = 'company-logos'
    and storage.foldername(name) = array[(select app.my_company_id())::text]
    and (select app.my_role()) = 'admin'
  );
