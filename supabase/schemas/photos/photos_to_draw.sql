create or replace function app.photos_to_draw() returns table (company_id uuid, id uuid, name text, version text)
language sql stable security definer set search_path = ''
as $$
  select p.company_id, p.id, a.path, o.version
  from public.project_photos p
  join public.attachments a on a.company_id = p.company_id and a.id = p.id
  join storage.objects o on o.bucket_id = 'attachments' and o.name = a.path
  where p.drawn_at is null and o.version is not null
  limit 50
$$;

comment on function app.photos_to_draw() is
  'Some of the photos that have arrived and have no thumbnail yet: their names and the versions of their bytes.';
