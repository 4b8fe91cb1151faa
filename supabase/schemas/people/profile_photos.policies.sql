-- Objects are named <company_id>/<person_id>/<file>.
create policy profile_photos_read on storage.objects for select to authenticated
  using (
    bucket_id = 'profile-photos'
    and (storage.foldername(name))[1] = (select app.my_company_id())::text
    and (storage.foldername(name))[2] = any ((select app.my_crew_people())::text[])
  );
create policy profile_photos_write on storage.objects for all to authenticated
  using (
    bucket_id = 'profile-photos'
    and array_length(storage.foldername(name), 1) = 2
    and (storage.foldername(name))[1] = (select app.my_company_id())::text
    and (
      (storage.foldername(name))[2] = (select app.my_person_id())::text
      or (select app.my_role()) = 'admin'
    )
  );
