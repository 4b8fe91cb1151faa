create or replace function app.jsa_clip_path(company uuid, jsa uuid, clip text) returns text
language sql stable security definer set search_path = ''
as $$
  select c.path from public.jsa_clips c
  where c.company_id = company and c.jsa_id = jsa and c.id = clip::uuid
    and exists (select from storage.objects o where o.bucket_id = 'voice-clips' and o.name = c.path)
$$;

comment on function app.jsa_clip_path(uuid, uuid, text) is
  'The name of a recorded answer in the bucket voice-clips; null while its bytes have not arrived.';
