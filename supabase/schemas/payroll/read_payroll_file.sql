create or replace function public.read_payroll_file(id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  export public.payroll_exports;
begin
  if app.my_role() is distinct from 'admin' then
    return app.refused('not_allowed');
  end if;
  select * into export from public.payroll_exports e
  where e.company_id = company and e.id = read_payroll_file.id and e.state = 'done';
  if export.id is null then
    return app.refused('not_found');
  end if;
  insert into public.payroll_reads (company_id, reader_person_id, period_from, export_id, is_file)
  values (company, app.my_person_id(), export.period_from, export.id, true);
  return jsonb_build_object('verdict', 'ok', 'path', export.file_path, 'name', export.file_name);
end
$$;

comment on function public.read_payroll_file(uuid) is
  'Where an export''s file is, for an admin who may open it for two minutes; every look is logged. Verdict ok or '
  'refused (not_allowed, not_found).';

grant execute on function public.read_payroll_file(uuid) to authenticated;
