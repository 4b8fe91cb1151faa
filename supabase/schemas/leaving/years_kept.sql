create or replace function app.years_kept(table_name text) returns integer
language sql stable set search_path = ''
as $$
  select case
    when years_kept.table_name in (
      -- Without these, past time and pay would name no people or projects.
      'public.companies', 'public.company_settings', 'public.profiles', 'public.projects', 'public.cost_codes',
      'public.payroll_exports'
    ) then 3
    else (
      select case d.retention when 'payroll' then 3 when 'time_cards' then 2 end
      from app.personal_data() d where d.name = years_kept.table_name
    )
  end
$$;

comment on function app.years_kept(text) is
  'How many years the operator keeps rows of a deleted company: time cards 2 and payroll 3, as the law asks; null for '
  'all other tables.';
