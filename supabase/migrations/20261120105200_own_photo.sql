-- A photo is a file in the person's own folder and nothing else: no address of another server that
-- would hear who looks at it.

alter table public.profiles add constraint profiles_photo_is_own check (
  photo_url is null
  or (photo_url like company_id || '/' || person_id || '/%' and photo_url !~ '[\s"''<>\\]|/\.')
) not valid;
comment on column public.profiles.photo_url is
  'The photo''s path in the bucket profile-photos, always in the person''s own folder.';
