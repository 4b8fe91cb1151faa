create or replace function app.my_projects() returns uuid[]
language plpgsql stable security definer set search_path = ''
as $$
begin
  return array(
    select p.id
    from public.projects p
    where p.company_id = (select app.my_company_id())
      and (
        (select app.my_role()) = 'admin'
        or not exists (select from public.project_crews c where c.project_id = p.id)
        or exists (
          select from public.project_crews c
          where c.project_id = p.id and c.crew_id = any ((select app.my_crews())::uuid[])
        )
      )
  );
end
$$;

comment on function app.my_projects() is
  'The projects that the caller sees: an admin all of the company, others those of their crews and those without a '
  'crew.';

grant execute on function app.my_projects() to authenticated;
