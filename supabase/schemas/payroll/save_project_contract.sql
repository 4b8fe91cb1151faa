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
  where jsonb_typeof(f.value) not in ('string', 'null') or coalesce(length(f.value #>> '{}'), 0) > case f.key
    when 'contract_number' then 100 when 'prime_contractor' then 200 when 'location' then 300
    when 'wage_determination' then 100 else -1 end
  order by f.key limit 1;
  if wrong is not null then
    return app.refused_with_detail('invalid_input', wrong);
  end if;
  insert into public.project_contracts (
    company_id, project_id, contract_number, prime_contractor, location, wage_determination, changed_by
  )
  values (
    company, project, nullif(trim(facts ->> 'contract_number'), ''), nullif(trim(facts ->> 'prime_contractor'), ''),
    nullif(trim(facts ->> 'location'), ''), nullif(trim(facts ->> 'wage_determination'), ''), app.my_person_id()
  )
  on conflict (company_id, project_id) do update set
    contract_number = excluded.contract_number, prime_contractor = excluded.prime_contractor,
    location = excluded.location, wage_determination = excluded.wage_determination,
    changed_by = excluded.changed_by, changed_at = now();
  return jsonb_build_object('verdict', 'applied');
end
$$;

comment on function public.save_project_contract(uuid, jsonb) is
  'An admin says what certified payrolls state of a project''s contract: {"contract_number", "prime_contractor", '
  '"location", "wage_determination"}; blank or null forgets. Verdict applied or refused (not_allowed, not_found, '
  'invalid_input with the field).';

grant execute on function public.save_project_contract(uuid, jsonb) to authenticated;
