create or replace function app.jsa_readers(jsa uuid) returns uuid[]
language sql stable security definer set search_path = ''
as $$
  select array(
    select m.person_id
    from public.memberships m
    where m.company_id = j.company_id and m.valid_from <= now() and (m.valid_to is null or m.valid_to > now())
      and (
        j.project_id is null or m.role = 'admin' or m.person_id = j.author_person_id
        or m.person_id = any (app.project_readers(j.project_id))
      )
  )
  from public.jsas j where j.company_id = app.my_company_id() and j.id = jsa
$$;

comment on function app.jsa_readers(uuid) is
  'The people who can be mentioned on a JSA of the caller''s company.';
