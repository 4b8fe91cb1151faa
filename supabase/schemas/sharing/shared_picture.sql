create or replace function app.shared_picture(secret text, kind text, picture text) returns text
language sql volatile security definer set search_path = ''
as $$
  select o.version
  from app.open_link(secret, false) l
  join public.attachments a on a.company_id = l.company_id and a.id::text = picture and a.deleted_at is null
  join storage.objects o on o.bucket_id = 'shared-pictures'
    and o.name = l.company_id || '/' || l.id || '/' || picture
  where l.kind = shared_picture.kind and l.shown -> 'photo_ids' ? picture
$$;

comment on function app.shared_picture(text, text, text) is
  'The version of the bytes of a picture on the page of a shared record of a kind; null where the secret opens '
  'nothing any more.';
