-- A certificate that somebody else has entered is not the person's to change, and so neither is its
-- scan, though it lies in the person's folder. Restrictive: beside what else allows the change.
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
