create or replace function app.hazard_readers(hazard uuid) returns uuid[]
language sql stable security definer set search_path = ''
as $$
  select array(
    select m.person_id
    from public.memberships m
    where m.company_id = h.company_id and m.valid_from <= now() and (m.valid_to is null or m.valid_to > now())
      and (
        h.project_id is null
        or m.role = 'admin'
        or m.person_id = any (app.project_readers(h.project_id))
        or m.person_id = h.assignee_person_id
        or exists (
          select from public.corrective_actions a
          where a.company_id = h.company_id and a.hazard_id = h.id and a.assignee_person_id = m.person_id
        )
      )
  )
  from public.hazards h where h.company_id = app.my_company_id() and h.id = hazard
$$;

comment on function app.hazard_readers(uuid) is
  'The people who can be mentioned on a hazard of the caller''s company: who sees its project or works on it. Not who '
  'can read it only because they reported it, since the list would name them.';
