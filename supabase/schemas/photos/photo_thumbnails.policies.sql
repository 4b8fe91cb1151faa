-- Objects have the names of their photos.
create policy photo_thumbnails_read on storage.objects for select to authenticated
  using (
    bucket_id = 'photo-thumbnails'
    and (storage.foldername(name))[1] = (select app.my_company_id())::text
    and (select app.may_read_attachment(name))
  );
-- Withheld: everything else. The server draws them.
