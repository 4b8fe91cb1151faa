create or replace function app.may_read_jsa_clip(path text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.jsa_clips c
    where c.company_id = app.my_company_id() and c.path = may_read_jsa_clip.path
      and app.may_read_jsa_transcript(c.jsa_id)
  )
$$;

comment on function app.may_read_jsa_clip(text) is
  'True when the caller may read the transcript to which the clip of this name belongs.';

grant execute on function app.may_read_jsa_clip(text) to authenticated;
