create or replace function app.pictures_to_redraw(company uuid, link uuid) returns table (name text, version text)
language sql stable security definer set search_path = ''
as $$
  select company || '/' || link || '/' || a.id, o.version
  from public.public_links l
  join lateral jsonb_array_elements_text(l.shown -> 'photo_ids') p (id) on true
  join public.attachments a on a.company_id = l.company_id and a.id::text = p.id and a.record_id = l.record_id
    and a.deleted_at is null
  join storage.objects o on o.bucket_id = 'attachments' and o.name = a.path
  where l.company_id = company and l.id = link and l.revoked_at is null and l.expires_at > now()
    and not exists (
      select from storage.objects d
      where d.bucket_id = 'shared-pictures' and d.name = company || '/' || link || '/' || a.id
    )
$$;

comment on function app.pictures_to_redraw(uuid, uuid) is
  'The pictures of a public link that are not drawn yet: the name that each will have and the version of the bytes it '
  'is drawn from.';
