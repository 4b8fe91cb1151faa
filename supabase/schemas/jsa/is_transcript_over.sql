create or replace function app.is_transcript_over(
  said public.jsa_transcripts, settings jsonb, at timestamptz
) returns boolean
language sql stable set search_path = ''
as $$
  select case
    when app.is_kept_until_signed(settings) then (
      select app.jsa_state(j, at) in ('expired', 'ended') or app.is_signed_by_all(j)
      from public.jsas j where j.company_id = said.company_id and j.id = said.jsa_id
    )
    else said.saved_at < app.kept_since(settings, 'voice_audio', at)
  end
$$;

comment on function app.is_transcript_over(public.jsa_transcripts, jsonb, timestamptz) is
  'True when what was said for a JSA is no longer kept: its company''s period is over, 30 days where none is set; or, '
  'where it is kept until signed, everyone has signed or the JSA has ended.';
