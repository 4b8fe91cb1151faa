create or replace function public.save_payroll_mapping(system text, changes jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  company constant uuid := app.my_company_id();
  change record;
  new_value text;
begin
  if app.my_role() is distinct from 'admin' then
    return app.refused('not_allowed');
  end if;
  if app.payroll_rules(system) is null then
    return app.refused_with_detail('invalid_input', 'system');
  end if;
  if jsonb_typeof(changes) is distinct from 'array' or jsonb_array_length(changes) not between 1 and 20000 then
    return app.refused_with_detail('invalid_input', 'changes');
  end if;
  if app.wrong_payroll_change(company, system, changes) is not null then
    return app.refused_with_detail('invalid_input', app.wrong_payroll_change(company, system, changes));
  end if;
  for change in select c ->> 'kind' as kind, c ->> 'key' as key, c ->> 'value' as value
    from jsonb_array_elements(changes) c
  loop
    new_value := nullif(trim(change.value), '');
    if change.kind = 'person' then
      delete from public.payroll_people m
      where new_value is null and m.company_id = company and m.system = save_payroll_mapping.system
        and m.person_id = change.key::uuid;
      insert into public.payroll_people as m (company_id, system, person_id, payroll_id, changed_by)
      select company, save_payroll_mapping.system, change.key::uuid, new_value, app.my_person_id()
      where new_value is not null
      on conflict (company_id, system, person_id) do update
      set payroll_id = excluded.payroll_id, changed_by = excluded.changed_by, changed_at = now()
      where m.payroll_id <> excluded.payroll_id;
    else
      delete from public.payroll_codes c
      where new_value is null and c.company_id = company and c.system = save_payroll_mapping.system
        and c.kind = change.kind and coalesce(c.project_id::text, c.cost_code_id::text, c.name) = change.key;
      insert into public.payroll_codes as c (
        company_id, system, kind, project_id, cost_code_id, name, value, changed_by
      )
      select company, save_payroll_mapping.system, change.kind,
        case when change.kind = 'project' then change.key::uuid end,
        case when change.kind = 'cost_code' then change.key::uuid end,
        case when change.kind in ('earning', 'setting') then change.key end, new_value, app.my_person_id()
      where new_value is not null
      on conflict (company_id, system, kind, project_id, cost_code_id, name) do update
      set value = excluded.value, changed_by = excluded.changed_by, changed_at = now()
      where c.value <> excluded.value;
    end if;
  end loop;
  return jsonb_build_object('verdict', 'applied');
end
$$;

comment on function public.save_payroll_mapping(text, jsonb) is
  'An admin says what a payroll system calls something: [{"kind": person, project, cost_code, earning or setting, '
  '"key": id or name, "value"}], null or blank to forget it. All or nothing. Verdict applied or refused (not_allowed, '
  'invalid_input with the field).';

grant execute on function public.save_payroll_mapping(text, jsonb) to authenticated;
