create or replace function app.report_group_name(company uuid, group_by text, key text) returns text
language plpgsql stable security definer set search_path = ''
as $$
begin
  return case group_by
    when 'project' then (select p.name from public.projects p where p.company_id = company and p.id = key::uuid)
    when 'code' then (
      select c.code || ' ' || c.name from public.cost_codes c where c.company_id = company and c.id = key::uuid
    )
    when 'person' then app.person_name(company, key::uuid)
    when 'crew' then (select c.name from public.crews c where c.company_id = company and c.id = key::uuid)
  end;
end
$$;

comment on function app.report_group_name(uuid, text, text) is
  'What a group of a report is called; null for days, weeks and months, which screens write by their language.';
