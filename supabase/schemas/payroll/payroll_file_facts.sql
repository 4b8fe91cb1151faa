create or replace function app.payroll_file_facts(company uuid, export uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  asked public.payroll_exports;
begin
  select * into asked from public.payroll_exports e where e.company_id = company and e.id = export;
  if asked.id is null or asked.state <> 'waiting' then
    return null;
  end if;
  return jsonb_build_object(
    'number', asked.number, 'format', asked.format, 'period_from', asked.period_from, 'period_to', asked.period_to,
    'is_delta', asked.is_delta, 'people', asked.people,
    'projects', (
      select coalesce(jsonb_object_agg(j.id, jsonb_build_object('name', j.name, 'code', c.value)), '{}')
      from public.projects j
      left join public.payroll_codes c
        on c.company_id = company and c.system = app.payroll_system(asked.format) and c.project_id = j.id
      where j.company_id = company
    ),
    'cost_codes', (
      select coalesce(jsonb_object_agg(
        k.id, jsonb_build_object('name', k.code, 'code', c.value, 'is_travel', k.is_travel)
      ), '{}')
      from public.cost_codes k
      left join public.payroll_codes c
        on c.company_id = company and c.system = app.payroll_system(asked.format) and c.cost_code_id = k.id
      where k.company_id = company
    ),
    'earnings', (
      select coalesce(jsonb_object_agg(c.name, c.value), '{}') from public.payroll_codes c
      where c.company_id = company and c.system = app.payroll_system(asked.format) and c.kind = 'earning'
    ),
    'settings', (
      select coalesce(jsonb_object_agg(c.name, c.value), '{}') from public.payroll_codes c
      where c.company_id = company and c.system = app.payroll_system(asked.format) and c.kind = 'setting'
    )
  );
end
$$;

comment on function app.payroll_file_facts(uuid, uuid) is
  'For the job that writes an export''s file: its format and what the payroll system calls things. Null when the file '
  'is not wanted any more.';
