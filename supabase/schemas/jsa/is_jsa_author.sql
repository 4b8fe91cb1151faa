create or replace function app.is_jsa_author(jsa public.jsas, person uuid) returns boolean
language sql immutable set search_path = ''
as $$
  select person in (jsa.author_person_id, jsa.edited_by)
$$;

comment on function app.is_jsa_author(public.jsas, uuid) is
  'Whether a person made a JSA or last changed what is signed.';
