create or replace function app.hide_erased_name(company uuid, records uuid[]) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  settings public.company_settings;
  number integer;
begin
  select * into settings from public.company_settings s where s.company_id = company;
  if settings.erased_names <> 'number' then
    return;
  end if;
  number := app.next_number(company, 'former_employee');
  update public.profiles p set
    first_name = case settings.default_language when 'es' then 'Exempleado' else 'Former employee' end,
    last_name = number::text
  where p.company_id = company and p.person_id = any (records);
end
$$;

comment on function app.hide_erased_name(uuid, uuid[]) is
  'Where the company chose so, a person whose account is erased is called Former employee 17 from now on, also on '
  'records merged into theirs. What was signed under a name, and the audit log, stay as they are.';
