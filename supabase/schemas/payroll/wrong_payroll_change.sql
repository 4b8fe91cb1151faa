create or replace function app.wrong_payroll_change(company uuid, system text, changes jsonb) returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  rules constant jsonb := app.payroll_rules(system);
  earnings constant text[] := array[
    'regular', 'overtime', 'double_time', 'meal_premium', 'rest_premium', 'fringe', 'salary', 'time_off', 'bonus',
    'commission', 'other_pay', 'reimbursement'
  ];
  change jsonb;
  key text;
begin
  for change in select value from jsonb_array_elements(changes) loop
    if jsonb_typeof(change) <> 'object' or not app.is_choice(
      change -> 'kind', 'person', 'project', 'cost_code', 'earning', 'setting'
    ) then
      return 'kind';
    end if;
    if jsonb_typeof(change -> 'value') not in ('string', 'null') or length(change ->> 'value') > 100
      or change ->> 'value' ~ '[[:cntrl:]]'
    then
      return 'value';
    end if;
    key := change ->> 'key';
    if jsonb_typeof(change -> 'key') is distinct from 'string' or (case change ->> 'kind'
      when 'earning' then key <> all (earnings)
      when 'setting' then not rules -> 'settings' ? key
      else not app.is_uuid(change -> 'key')
    end) then
      return 'key';
    end if;
    if not (case change ->> 'kind'
      when 'person' then app.is_company_person(company, key::uuid)
      when 'project' then exists (select from public.projects j where j.company_id = company and j.id = key::uuid)
      when 'cost_code' then exists (select from public.cost_codes c where c.company_id = company and c.id = key::uuid)
      else true
    end) then
      return 'key';
    end if;
  end loop;
  return null;
end
$$;

comment on function app.wrong_payroll_change(uuid, text, jsonb) is
  'The first field of changes to a payroll mapping that is not allowed; null when all are right.';
