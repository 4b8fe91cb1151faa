create or replace function app.shared_hazard_picture(secret text, picture text) returns text
language sql volatile security definer set search_path = ''
as $$
  select o.version
  from app.open_link(secret, false) l
  join storage.objects o on o.bucket_id = 'shared-pictures'
    and o.name = l.company_id || '/' || l.id || '/' || picture
  where l.kind = 'hazard' and l.shown -> 'photo_ids' ? picture
$$;

comment on function app.shared_hazard_picture(text, text) is
  'The version of the bytes of a picture on a shared hazard''s page; null where the secret opens nothing any more.';
