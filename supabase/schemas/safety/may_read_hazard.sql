create or replace function app.may_read_hazard(hazard uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  found public.hazards;
begin
  if company is null then
    return false;
  end if;
  select * into found from public.hazards h where h.company_id = company and h.id = hazard;
  return found.id is not null and (
    found.project_id is null or app.my_role() = 'admin' or found.project_id = any (app.my_projects())
    or found.id = any (app.my_hazards())
  );
end
$$;

comment on function app.may_read_hazard(uuid) is
  'Whether the caller may read a hazard: it is of no project or of one they see, they reported it under their name, '
  'or they work on it.';
