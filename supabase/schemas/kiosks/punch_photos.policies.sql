-- Objects are named <company_id>/<photo_id>. A kiosk can add them but not see them.
create policy punch_photos_add on storage.objects for insert to authenticated
  with check (
    bucket_id = 'punch-photos'
    and storage.foldername(name) = array[(select app.my_kiosk_company())::text]
    and storage.filename(name) ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
  );
create policy punch_photos_read on storage.objects for select to authenticated
  using (
    bucket_id = 'punch-photos'
    and storage.foldername(name) = array[(select app.my_company_id())::text]
    and ((select app.my_role()) = 'admin' or name = any ((select app.pictures_to_decide())::text[]))
  );
