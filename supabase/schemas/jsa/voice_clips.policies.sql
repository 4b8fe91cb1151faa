-- Objects are named <company_id>/<jsa_id>/<clip_id>. Their row must exist first.
create policy voice_clips_add on storage.objects for insert to authenticated
  with check (
    bucket_id = 'voice-clips'
    and (storage.foldername(name))[1] = (select app.my_company_id())::text
    and (select app.may_upload_jsa_clip(name))
  );
create policy voice_clips_read on storage.objects for select to authenticated
  using (
    bucket_id = 'voice-clips'
    and (storage.foldername(name))[1] = (select app.my_company_id())::text
    and (select app.may_read_jsa_clip(name))
  );
-- Withheld: changes and deletion. A clip is deleted with its row.
