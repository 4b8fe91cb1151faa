create or replace function public.save_emergency_plan(project_id uuid, plan jsonb, version integer) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  wrong constant text := app.first_wrong(plan, jsonb_build_object(
    'address', app.is_text_or_null(plan -> 'address', 300), 'hospital', app.is_text_or_null(plan -> 'hospital', 300),
    'muster', app.is_text_or_null(plan -> 'muster', 300), 'call', app.is_text_or_null(plan -> 'call', 300)
  ));
  new_version integer;
begin
  if not coalesce(app.my_role() in ('admin', 'supervisor'), false) then
    return app.refused('not_allowed');
  end if;
  if not coalesce(project_id = any (app.my_projects()), false) then
    return app.refused('not_found');
  end if;
  if wrong is not null then
    return app.refused_with_detail('invalid_input', wrong);
  end if;
  if version is null then
    return app.refused_with_detail('invalid_input', 'version');
  end if;
  if version = 0 then
    insert into public.emergency_plans (company_id, project_id, address, hospital, muster_point, who_calls)
    values (company, save_emergency_plan.project_id, trim(plan ->> 'address'), trim(plan ->> 'hospital'),
      trim(plan ->> 'muster'), trim(plan ->> 'call'))
    on conflict do nothing
    returning emergency_plans.version into new_version;
  else
    update public.emergency_plans e set
      address = trim(plan ->> 'address'), hospital = trim(plan ->> 'hospital'),
      muster_point = trim(plan ->> 'muster'), who_calls = trim(plan ->> 'call')
    where e.company_id = company and e.project_id = save_emergency_plan.project_id
      and e.version = save_emergency_plan.version
    returning e.version into new_version;
  end if;
  if new_version is null then
    return app.refused('changed_meanwhile');
  end if;
  return jsonb_build_object('verdict', 'applied', 'version', new_version);
end
$$;

comment on function public.save_emergency_plan(uuid, jsonb, integer) is
  'Admins, and supervisors who see the project, enter its emergency plan over the version that was read (0: none): '
  '{address, hospital, muster, call}, each a text or null. Verdict applied with version, or refused (not_allowed, '
  'not_found, invalid_input with the field in detail, changed_meanwhile).';

grant execute on function public.save_emergency_plan(uuid, jsonb, integer) to authenticated;
