create or replace function app.budget_refusal(company uuid, project uuid) returns text
language sql stable security definer set search_path = ''
as $$
  select case
    when app.my_role() is distinct from 'admin' then 'not_allowed'
    when not exists (select from public.projects p where p.company_id = company and p.id = project) then 'not_found'
  end
$$;

comment on function app.budget_refusal(uuid, uuid) is
  'Why the caller may not see or change what a project costs; null when they may.';
