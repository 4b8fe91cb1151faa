create or replace function app.may_manage_jsa(jsa public.jsas) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return coalesce(
    jsa.company_id = app.my_company_id() and (
      app.my_role() = 'admin'
      or app.my_role() = 'supervisor' and (jsa.project_id is null or jsa.project_id = any (app.my_projects()))
      or app.my_role() is not null and jsa.author_person_id = app.my_person_id()
    ),
    false
  );
end
$$;

comment on function app.may_manage_jsa(public.jsas) is
  'Whether the caller may edit a JSA, let others sign it on their phone and end it: its author, an admin, or a '
  'supervisor who sees its project.';
