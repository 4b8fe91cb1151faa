create or replace function app.may_read_jsa_transcript(jsa uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.jsa_transcripts t
    where t.company_id = app.my_company_id() and t.jsa_id = jsa
      and (app.my_role() = 'admin' or app.my_role() is not null and t.person_id = app.my_person_id())
  )
$$;

comment on function app.may_read_jsa_transcript(uuid) is
  'Whether a JSA has a transcript that the caller may read and hear: it is theirs, or they are an admin.';
