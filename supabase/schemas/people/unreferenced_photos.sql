-- A photo that no profile shows anymore, because another one replaced it or the form was never saved, is deleted after
-- 30 days.
create or replace function app.unreferenced_photos() returns table (id uuid, version text)
language sql stable security definer set search_path = ''
as $$
  select o.id, o.version
  from storage.objects o
  where o.bucket_id = 'profile-photos'
    and o.updated_at < now() - interval '30 days'
    and not exists (select from public.profiles p where p.photo_url = o.name)
  limit 500
$$;

comment on function app.unreferenced_photos() is
  'Some of the photos that no profile has shown for 30 days, by their ids and the versions of their bytes.';
