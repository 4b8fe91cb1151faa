create or replace function public.read_payroll_mapping(system text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
begin
  if app.my_role() is distinct from 'admin' then
    return app.refused('not_allowed');
  end if;
  if app.payroll_rules(system) is null then
    return app.refused_with_detail('invalid_input', 'system');
  end if;
  return jsonb_build_object(
    'verdict', 'ok', 'system', system, 'rules', app.payroll_rules(system),
    'people', (
      select coalesce(jsonb_agg(
        jsonb_build_object(
          'person_id', p.person_id, 'name', trim(p.first_name || ' ' || p.last_name),
          'first_name', p.first_name, 'last_name', p.last_name,
          'employee_number', d.employee_number, 'value', m.payroll_id,
          'is_active', app.role_at(company, p.person_id, now()) is not null
        ) order by p.last_name, p.first_name, p.person_id
      ), '[]')
      from public.profiles p
      left join public.person_details d on d.company_id = company and d.person_id = p.person_id
      left join public.payroll_people m
        on m.company_id = company and m.system = read_payroll_mapping.system and m.person_id = p.person_id
      where p.company_id = company and (
        m.person_id is not null or app.role_at(company, p.person_id, now()) is not null or exists (
          select from public.timesheets s
          where s.company_id = company and s.person_id = p.person_id and s.state = 'locked'
        )
      )
    ),
    'projects', (
      select coalesce(jsonb_agg(
        jsonb_build_object('id', j.id, 'name', j.name, 'value', c.value) order by j.name, j.id
      ), '[]')
      from public.projects j
      left join public.payroll_codes c
        on c.company_id = company and c.system = read_payroll_mapping.system and c.project_id = j.id
      where j.company_id = company
    ),
    'cost_codes', (
      select coalesce(jsonb_agg(
        jsonb_build_object('id', k.id, 'code', k.code, 'name', k.name, 'value', c.value) order by k.code, k.id
      ), '[]')
      from public.cost_codes k
      left join public.payroll_codes c
        on c.company_id = company and c.system = read_payroll_mapping.system and c.cost_code_id = k.id
      where k.company_id = company
    ),
    'names', (
      select coalesce(jsonb_object_agg(c.kind || ':' || c.name, c.value), '{}') from public.payroll_codes c
      where c.company_id = company and c.system = read_payroll_mapping.system and c.name is not null
    )
  );
end
$$;

comment on function public.read_payroll_mapping(text) is
  'What a payroll system calls people, projects, cost codes, earnings and the company, for an admin, with what the '
  'system''s files ask of these names. Verdict ok or refused (not_allowed, invalid_input).';

grant execute on function public.read_payroll_mapping(text) to authenticated;
