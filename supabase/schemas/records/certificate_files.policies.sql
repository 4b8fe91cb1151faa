-- People who may read a certificate may read its scan; a file without a certificate yet is readable by the person who
-- added it.
create policy certificate_files_read on storage.objects for select to authenticated
  using (
    bucket_id = 'certificates'
    and exists (select from public.certificates c where c.file_path = storage.objects.name)
  );
create policy certificate_files_write on storage.objects for all to authenticated
  using (
    bucket_id = 'certificates'
    and array_length(storage.foldername(name), 1) = 2
    and (storage.foldername(name))[1] = (select app.my_company_id())::text
    and (
      (storage.foldername(name))[2] = (select app.my_person_id())::text
      or (select app.my_role()) = 'admin'
    )
  );
-- A person can't change a certificate that someone else entered, and so can't change its scan either, though it is in
-- the person's folder. Restrictive, because other policies allow the change.
create policy certificate_files_replace on storage.objects as restrictive for update to authenticated
  using (
    bucket_id <> 'certificates'
    or (select app.my_role()) = 'admin'
    or not exists (
      select from public.certificates c
      where c.file_path = storage.objects.name and c.added_by is distinct from (select app.my_person_id())
    )
  );
create policy certificate_files_delete on storage.objects as restrictive for delete to authenticated
  using (
    bucket_id <> 'certificates'
    or (select app.my_role()) = 'admin'
    or not exists (
      select from public.certificates c
      where c.file_path = storage.objects.name and c.added_by is distinct from (select app.my_person_id())
    )
  );
