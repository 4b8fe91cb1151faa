create or replace function app.people_for_open(company uuid, shifts uuid[]) returns uuid[]
language sql stable security definer set search_path = ''
as $$
  select array(
    select distinct m.person_id
    from public.published_shifts p
    join public.crew_members m on m.company_id = company and m.crew_id = p.crew_id
      and m.valid_from <= now() and (m.valid_to is null or m.valid_to > now())
    where p.company_id = company and p.id = any (shifts) and p.person_id is null
    union
    select m.person_id
    from public.memberships m
    where m.company_id = company and m.valid_from <= now() and (m.valid_to is null or m.valid_to > now())
      and exists (
        select from public.published_shifts p
        where p.company_id = company and p.id = any (shifts) and p.person_id is null and p.crew_id is null
      )
  )
$$;

comment on function app.people_for_open(uuid, uuid[]) is
  'Who may claim some open shifts: their crews'' people, or everyone for one without a crew.';
