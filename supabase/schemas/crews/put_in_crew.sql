create or replace function app.put_in_crew(
  company uuid, crew uuid, people uuid[], leads boolean, at timestamptz
) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.crew_members c
  where c.company_id = company and c.crew_id = crew and c.person_id = any (people) and c.valid_from >= at;
  update public.crew_members c set valid_to = at
  where c.company_id = company and c.crew_id = crew and c.person_id = any (people)
    and c.valid_from < at and (c.valid_to is null or c.valid_to > at) and c.is_lead is distinct from leads;
  -- People who are already in the crew in this role until a later day aren't changed.
  update public.crew_members c set valid_to = null
  where c.company_id = company and c.crew_id = crew and c.person_id = any (people)
    and c.valid_from < at and c.valid_to >= at and c.is_lead = leads;
  insert into public.crew_members (company_id, crew_id, person_id, is_lead, valid_from)
  select company, crew, joining.person_id, leads, at
  from unnest(people) as joining (person_id)
  where leads is not null and not exists (
    select from public.crew_members c
    where c.company_id = company and c.crew_id = crew and c.person_id = joining.person_id
      and c.valid_from < at and c.valid_to is null and c.is_lead = leads
  );
end
$$;

comment on function app.put_in_crew(uuid, uuid, uuid[], boolean, timestamptz) is
  'From an instant on people are in a crew as leads (true), as members (false) or not (null), without an end.';
