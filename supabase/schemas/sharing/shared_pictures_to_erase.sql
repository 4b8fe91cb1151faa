create or replace function app.shared_pictures_to_erase() returns table (id uuid, version text)
language sql stable security definer set search_path = ''
as $$
  select o.id, o.version
  from storage.objects o
  where o.bucket_id = 'shared-pictures' and not exists (
    select from public.public_links l
    where l.company_id::text = split_part(o.name, '/', 1) and l.id::text = split_part(o.name, '/', 2)
      and l.revoked_at is null and l.expires_at > now()
  )
  limit 500
$$;

comment on function app.shared_pictures_to_erase() is
  'Some of the pictures whose public link has expired or was revoked, by their ids and the versions of their bytes.';
