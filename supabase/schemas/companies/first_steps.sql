create or replace function public.first_steps() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  steps jsonb;
begin
  if app.my_role() is distinct from 'admin' then
    return jsonb_build_object('steps', null, 'reason', 'not_allowed');
  end if;
  if exists (select from public.companies c where c.id = company and c.first_steps_hidden_at is not null) then
    return jsonb_build_object('steps', null);
  end if;
  steps := jsonb_build_object(
    'people', exists (
      select from public.profiles p where p.company_id = company and p.person_id is distinct from app.my_person_id()
    ),
    'crew', exists (select from public.crews c where c.company_id = company),
    'site', exists (select from public.project_sites s where s.company_id = company),
    'punch', exists (select from public.punches p where p.company_id = company)
  );
  if not jsonb_path_exists(steps, '$.* ? (@ == false)') then
    return jsonb_build_object('steps', null);
  end if;
  return jsonb_build_object(
    'steps', steps,
    'project_id', (
      select p.id from public.projects p
      where p.company_id = company and p.archived_at is null
      order by p.created_at, p.id limit 1
    )
  );
end
$$;

comment on function public.first_steps() is
  'For admins of a new company: what is done (people, crew, site, punch), and the project where the first site '
  'belongs. steps is null once all are done or an admin hid them.';

grant execute on function public.first_steps() to authenticated;
