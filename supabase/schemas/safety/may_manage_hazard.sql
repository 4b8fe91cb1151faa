create or replace function app.may_manage_hazard(hazard public.hazards) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return coalesce(
    hazard.company_id = app.my_company_id() and (
      app.my_role() = 'admin'
      or app.my_role() = 'supervisor'
        and (hazard.project_id is null or hazard.project_id = any (app.my_projects()))
    ),
    false
  );
end
$$;

comment on function app.may_manage_hazard(public.hazards) is
  'Whether the caller may triage, assign and close a hazard: an admin, or a supervisor who sees its project.';
