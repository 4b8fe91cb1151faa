create or replace function public.save_project_contract(project_id uuid, facts jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  company constant uuid := app.my_company_id();
  project constant uuid := save_project_contract.project_id;
  wrong text;
begin
  if app.my_role() is distinct from 'admin' then
    return app.refused('not_allowed');
  end if;
  if not exists (select from public.projects j where j.company_id = company and j.id = project) then
    return app.refused('not_found');
  end if;
  if jsonb_typeof(facts) is distinct from 'object' then
    return app.refused_with_detail('invalid_input', 'facts');
  end if;
  select f.key into wrong from jsonb_each(facts) f
  where case f.key
    when 'fringe_plans' then not app.is_fringe_plans(f.value)
    when 'apprentice_programs' then not app.is_apprentice_programs(f.value)
    else jsonb_typeof(f.value) not in ('string', 'null') or coalesce(length(f.value #>> '{}'), 0) > case f.key
      when 'contract_number' then 100 when 'prime_contractor' then 200 when 'location' then 300
      when 'wage_determination' then 100 else -1 end
    end
  order by f.key limit 1;
  if wrong is not null then
    return app.refused_with_detail('invalid_input', wrong);
  end if;
  insert into public.project_contracts (company_id, project_id) values (company, project)
  on conflict (company_id, project_id) do nothing;
  update public.project_contracts k set
    contract_number = case when facts ? 'contract_number'
      then nullif(trim(facts ->> 'contract_number'), '') else k.contract_number end,
    prime_contractor = case when facts ? 'prime_contractor'
      then nullif(trim(facts ->> 'prime_contractor'), '') else k.prime_contractor end,
    location = case when facts ? 'location' then nullif(trim(facts ->> 'location'), '') else k.location end,
    wage_determination = case when facts ? 'wage_determination'
      then nullif(trim(facts ->> 'wage_determination'), '') else k.wage_determination end,
    fringe_plans = coalesce(facts -> 'fringe_plans', k.fringe_plans),
    apprentice_programs = coalesce(facts -> 'apprentice_programs', k.apprentice_programs),
    changed_by = app.my_person_id(), changed_at = now()
  where k.company_id = company and k.project_id = project;
  return jsonb_build_object('verdict', 'applied');
end
$$;

comment on function public.save_project_contract(uuid, jsonb) is
  'An admin says what certified payrolls state of a project''s contract: {"contract_number", "prime_contractor", '
  '"location", "wage_determination", "fringe_plans": [{"name", "kind", "number", "is_funded"}], '
  '"apprentice_programs": [{"name", "registered_with", "classification"}]}. What is absent stays; blank or null '
  'forgets. Verdict applied or refused (not_allowed, not_found, invalid_input with the field).';

grant execute on function public.save_project_contract(uuid, jsonb) to authenticated;
