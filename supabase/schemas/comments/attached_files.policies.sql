-- Objects are named <company_id>/<record kind>/<record_id>/<attachment_id>. Their row must exist first.
create policy attached_files_add on storage.objects for insert to authenticated
  with check (
    bucket_id = 'attachments'
    and (storage.foldername(name))[1] = (select app.my_company_id())::text
    and (select app.may_upload_attachment(name))
  );
create policy attached_files_read on storage.objects for select to authenticated
  using (
    bucket_id = 'attachments'
    and (storage.foldername(name))[1] = (select app.my_company_id())::text
    and (select app.may_read_attachment(name))
  );
-- Withheld: changes and deletion. A deleted file loses its row's rights immediately and its bytes soon after.
