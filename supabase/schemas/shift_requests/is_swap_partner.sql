create or replace function app.is_swap_partner(company uuid, person uuid, other uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select person <> other and exists (
    select from public.crew_members a
    join public.crew_members b on b.company_id = company and b.crew_id = a.crew_id and b.person_id = other
      and b.valid_from <= now() and (b.valid_to is null or b.valid_to > now())
    where a.company_id = company and a.person_id = person
      and a.valid_from <= now() and (a.valid_to is null or a.valid_to > now())
  )
$$;

comment on function app.is_swap_partner(uuid, uuid, uuid) is
  'True when two people are in a crew together, so that a company may let them swap shifts without approval.';
