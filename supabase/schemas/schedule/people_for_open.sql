create or replace function app.people_for_open(company uuid, shifts uuid[]) returns uuid[]
language sql stable security definer set search_path = ''
as $$
  with offered as materialized (
    select p.crew_id from public.published_shifts p
    where p.company_id = company and p.id = any (shifts) and (
      p.person_id is null or exists (
        select from public.shift_requests r
        where r.company_id = company and r.shift_id = p.id and r.kind = 'give_away' and r.state = 'offered'
      )
    )
  )
  select array(
    select distinct m.person_id
    from offered o
    join public.crew_members m on m.company_id = company and m.crew_id = o.crew_id
      and m.valid_from <= now() and (m.valid_to is null or m.valid_to > now())
    union
    select m.person_id
    from public.memberships m
    where m.company_id = company and m.valid_from <= now() and (m.valid_to is null or m.valid_to > now())
      and exists (select from offered o where o.crew_id is null)
  )
$$;

comment on function app.people_for_open(uuid, uuid[]) is
  'Who may claim those of some shifts that are open or given away: their crews'' people, or everyone for one '
  'without a crew.';
