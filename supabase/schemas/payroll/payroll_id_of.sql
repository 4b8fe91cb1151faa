create or replace function app.payroll_id_of(company uuid, system text, person uuid) returns text
language sql stable security definer set search_path = ''
as $$
  select coalesce(
    (
      select m.payroll_id from public.payroll_people m
      where m.company_id = company and m.system = payroll_id_of.system and m.person_id = person
    ),
    case when payroll_id_of.system = 'generic' then (
      select nullif(trim(d.employee_number), '') from public.person_details d
      where d.company_id = company and d.person_id = person
    ) end
  )
$$;

comment on function app.payroll_id_of(uuid, text, uuid) is
  'What a payroll system calls a person; in files for no certain system their employee number, unless something else '
  'was chosen. Null where that is unknown.';
