create or replace function app.may_read_jsa(jsa uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  me constant uuid := app.my_person_id();
  found public.jsas;
begin
  if company is null or app.my_role() is null then
    return false;
  end if;
  select * into found from public.jsas j where j.company_id = company and j.id = jsa;
  return found.id is not null and (
    found.project_id is null or app.my_role() = 'admin' or found.project_id = any (app.my_projects())
    or found.author_person_id = me
    or exists (
      select from public.jsa_signatures s where s.company_id = company and s.jsa_id = found.id and s.person_id = me
    )
  );
end
$$;

comment on function app.may_read_jsa(uuid) is
  'Whether the caller may read a JSA: it is of no project or of one they see, or they made or signed it.';
