create or replace function app.thumbnails_to_erase() returns table (id uuid, version text)
language sql stable security definer set search_path = ''
as $$
  select o.id, o.version
  from public.attachments a
  join storage.objects o on o.bucket_id = 'photo-thumbnails' and o.name = a.path
  where a.deleted_at is not null and a.record_kind = 'project_album'
  limit 500
$$;

comment on function app.thumbnails_to_erase() is
  'Some of the thumbnails of photos that were removed, by their ids and the versions of their bytes.';
