create or replace function app.may_upload_jsa_clip(path text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select app.my_role() is not null and exists (
    select from public.jsa_clips c
    where c.company_id = app.my_company_id() and c.path = may_upload_jsa_clip.path
      and c.person_id = app.my_person_id()
  )
$$;

comment on function app.may_upload_jsa_clip(text) is
  'True when the caller has saved a transcript that names this clip.';

grant execute on function app.may_upload_jsa_clip(text) to authenticated;
