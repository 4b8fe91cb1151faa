create or replace function app.voice_clips_to_erase() returns table (id uuid, version text)
language sql stable security definer set search_path = ''
as $$
  select o.id, o.version
  from storage.objects o
  where o.bucket_id = 'voice-clips' and not exists (select from public.jsa_clips c where c.path = o.name)
  limit 500
$$;

comment on function app.voice_clips_to_erase() is
  'Some of the recorded answers whose transcript is gone, by their ids and the versions of their bytes.';
