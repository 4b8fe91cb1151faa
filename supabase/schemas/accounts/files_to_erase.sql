create or replace function app.files_to_erase() returns table (id uuid, version text)
language plpgsql security definer set search_path = ''
as $$
begin
  delete from app.erased_folders f
  where f.erased_at < now() - interval '25 hours' and not exists (
    select from storage.objects o
    where o.bucket_id = f.bucket_id and o.name collate "C" >= f.folder || '/' and o.name collate "C" < f.folder || '0'
  );
  return query
    select o.id, o.version
    from app.erased_folders f
    join storage.objects o
      -- Everything that begins with the folder and a slash, which is followed by 0 in this index's order.
      on o.bucket_id = f.bucket_id and o.name collate "C" >= f.folder || '/' and o.name collate "C" < f.folder || '0'
    -- Someone who has returned with a new login keeps the new photo.
    where not exists (
      select from public.profiles p
      where p.company_id = f.company_id and p.person_id = f.person_id and p.has_login
    )
    union all
    select o.id, o.version
    from public.attachments a
    join storage.objects o on o.bucket_id = 'attachments' and o.name = a.path
    where a.deleted_at is not null and not app.is_file_held(a)
    union all
    select p.id, p.version from app.shared_pictures_to_erase() p
    union all
    select v.id, v.version from app.voice_clips_to_erase() v
    union all
    select t.id, t.version from app.thumbnails_to_erase() t
    limit 500;
end
$$;

comment on function app.files_to_erase() is
  'Some of the objects that go because of deleted accounts, attachments and transcripts and ended public links, by '
  'their ids and the versions of their bytes. What a legal hold covers waits.';
