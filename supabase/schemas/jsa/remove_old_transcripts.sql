create or replace function app.remove_old_transcripts() returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  removed integer;
begin
  delete from public.jsa_clips k using public.jsa_transcripts t, public.companies c
  where t.company_id = k.company_id and t.jsa_id = k.jsa_id and c.id = t.company_id
    and app.is_transcript_over(t, c.settings, now());
  delete from public.jsa_transcripts t using public.companies c
  where c.id = t.company_id and app.is_transcript_over(t, c.settings, now());
  get diagnostics removed = row_count;
  -- Recordings go now, not with the next round.
  perform pg_notify('erased_folders', '');
  delete from app.jsa_pin_tries t where t.tried_at < now() - interval '1 day';
  return removed;
end
$$;

comment on function app.remove_old_transcripts() is
  'Deletes what was said for JSAs, and its recordings, once its company keeps it no longer (app.is_transcript_over). '
  'Answers how many.';
