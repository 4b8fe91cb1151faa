create or replace function app.attachment_json(a public.attachments) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'id', a.id, 'path', a.path, 'mime_type', a.mime_type, 'size', a.size_bytes, 'caption', a.caption,
    'created_at', app.instant(a.created_at),
    'is_stored', exists (select from storage.objects o where o.bucket_id = 'attachments' and o.name = a.path)
  )
$$;

comment on function app.attachment_json(public.attachments) is
  'A file as screens show it; is_stored says whether its bytes have arrived. For functions that have checked the '
  'rights.';
