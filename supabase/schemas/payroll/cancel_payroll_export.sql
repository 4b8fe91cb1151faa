create or replace function public.cancel_payroll_export(id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  state text;
begin
  if app.my_role() is distinct from 'admin' then
    return app.refused('not_allowed');
  end if;
  select e.state into state from public.payroll_exports e
  where e.company_id = company and e.id = cancel_payroll_export.id for update;
  if state is null then
    return app.refused('not_found');
  end if;
  if state <> 'waiting' then
    return app.refused('export_over');
  end if;
  perform app.drop_payroll_lines(company, cancel_payroll_export.id, 'canceled');
  perform app.cancel_job('write_payroll_file', cancel_payroll_export.id::text);
  return jsonb_build_object('verdict', 'applied', 'state', 'canceled');
end
$$;

comment on function public.cancel_payroll_export(uuid) is
  'An admin cancels an export that is still being written: its lines are in no export again. Verdict applied or '
  'refused (not_allowed, not_found, export_over).';

grant execute on function public.cancel_payroll_export(uuid) to authenticated;
