create or replace function public.save_project(id uuid, project jsonb, version integer default null) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  wrong text;
  saved public.projects;
begin
  if app.my_role() is distinct from 'admin' then
    return app.refused('not_allowed');
  end if;
  wrong := app.wrong_project_field(company, project);
  if wrong is not null then
    return app.refused_with_detail('invalid_input', wrong);
  end if;

  if version is null then
    insert into public.projects
      (id, company_id, name, number, customer, address, status, starts_on, ends_on, default_cost_code_id)
    values (
      save_project.id, company, project ->> 'name', project ->> 'number', project ->> 'customer',
        project ->> 'address',
      project ->> 'status', (project ->> 'starts_on')::date, (project ->> 'ends_on')::date,
      (project ->> 'default_cost_code_id')::uuid
    )
    on conflict on constraint projects_pkey do nothing
    returning * into saved;
    if saved.id is null then
      select * into saved from public.projects p where p.company_id = company and p.id = save_project.id;
      if saved.id is null then
        return app.refused('not_found');
      end if;
      return jsonb_build_object('verdict', 'replayed', 'version', saved.version);
    end if;
    return jsonb_build_object('verdict', 'applied', 'version', saved.version);
  end if;

  update public.projects p set
    name = project ->> 'name',
    number = project ->> 'number',
    customer = project ->> 'customer',
    address = project ->> 'address',
    status = project ->> 'status',
    starts_on = (project ->> 'starts_on')::date,
    ends_on = (project ->> 'ends_on')::date,
    default_cost_code_id = (project ->> 'default_cost_code_id')::uuid
  where p.company_id = company and p.id = save_project.id and p.version = save_project.version
  returning * into saved;
  if saved.id is null then
    return app.project_refusal(save_project.id);
  end if;
  return jsonb_build_object('verdict', 'applied', 'version', saved.version);
end
$$;

comment on function public.save_project(uuid, jsonb, integer) is
  'An admin makes a project under an id of their own (without a version; again changes nothing) or changes it over '
  'the version that was read: all of name, number, customer, address, status, starts_on, ends_on, '
  'default_cost_code_id. Verdict applied, replayed or refused (not_allowed, invalid_input with the field in detail, '
  'changed_meanwhile, not_found).';

grant execute on function public.save_project(uuid, jsonb, integer) to authenticated;
