create or replace function app.shared_pictures_to_erase() returns table (id uuid, version text)
language sql stable security definer set search_path = ''
as $$
  select o.id, o.version
  from storage.objects o
  where o.bucket_id = 'shared-pictures' and (
    not exists (
      select from public.public_links l
      where l.company_id::text = split_part(o.name, '/', 1) and l.id::text = split_part(o.name, '/', 2)
        and l.revoked_at is null and l.expires_at > now()
    )
    or exists (
      select from public.attachments a
      where a.company_id = split_part(o.name, '/', 1)::uuid and a.id = split_part(o.name, '/', 3)::uuid
        and a.deleted_at is not null
    )
  )
  limit 500
$$;

comment on function app.shared_pictures_to_erase() is
  'Some of the pictures whose public link has expired or was revoked, or that were removed, by their ids and the '
  'versions of their bytes.';
