-- Someone who wasn't a member at an instant led no one then; the result is false, never null.
create or replace function app.leads_at(lead uuid, company uuid, person uuid, at timestamptz) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  return coalesce(app.role_at(company, lead, at) = 'admin', false) or exists (
    select from public.crew_members c
    where c.company_id = company and c.person_id = person
      and c.crew_id = any (app.crews_led_by(lead, at))
      and c.valid_from <= at and (c.valid_to is null or c.valid_to > at)
  );
end
$$;

comment on function app.leads_at(uuid, uuid, uuid, timestamptz) is
  'Whether someone led a person at an instant, as an admin or as a lead of one of their crews.';
