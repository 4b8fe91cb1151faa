create or replace function app.is_settled_in_crew(
  company uuid, crew uuid, person uuid, leads boolean, at timestamptz
) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  if leads is null then
    return not exists (
      select from public.crew_members c
      where c.company_id = company and c.crew_id = crew and c.person_id = person
        and (c.valid_to is null or c.valid_to > at)
    );
  end if;
  return exists (
    select from public.crew_members c
    where c.company_id = company and c.crew_id = crew and c.person_id = person
      and c.is_lead = leads and c.valid_from <= at and c.valid_to is null
  );
end
$$;

comment on function app.is_settled_in_crew(uuid, uuid, uuid, boolean, timestamptz) is
  'True when that is so already from the instant on, for good.';
