-- Where pictures of companies and of people are kept. A logo is for everybody who has its address,
-- also on pages without a login; a person's photo is seen by those who may read the person.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values
  ('company-logos', 'company-logos', true, 2000000, '{image/png,image/jpeg,image/webp,image/svg+xml}'),
  ('profile-photos', 'profile-photos', false, 5000000, '{image/png,image/jpeg,image/webp}')
on conflict (id) do nothing;

-- Objects are named <company_id>/<file>.
create policy company_logos_admin on storage.objects for all to authenticated
  using (
    bucket_id = 'company-logos'
    and storage.foldername(name) = array[(select app.my_company_id())::text]
    and (select app.my_role()) = 'admin'
  );

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
