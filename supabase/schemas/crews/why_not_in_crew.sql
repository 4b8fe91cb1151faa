create or replace function app.why_not_in_crew(company uuid, crew uuid, person uuid, leads boolean) returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  wanted public.crews;
  person_role constant text := app.role_at(company, person, now());
begin
  select * into wanted from public.crews c where c.company_id = company and c.id = crew;
  return case
    when wanted.id is null or not exists (
      select from public.profiles p where p.company_id = company and p.person_id = person
    ) then 'not_found'
    when leads is null then null
    when wanted.archived_at is not null then 'crew_archived'
    when person_role is null then 'access_over'
    when leads and person_role = 'employee' then 'lead_needs_role'
  end;
end
$$;

comment on function app.why_not_in_crew(uuid, uuid, uuid, boolean) is
  'The reason why someone cannot be put into a crew that way; null when they can.';
