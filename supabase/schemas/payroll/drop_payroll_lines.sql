create or replace function app.drop_payroll_lines(company uuid, export uuid, new_state text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  update public.payroll_exports e set state = new_state, ended_at = now()
  where e.company_id = company and e.id = export and e.state = 'waiting';
  if found then
    update public.claims c set state = 'approved', export_id = null
    where c.company_id = company and c.export_id = export;
    delete from public.payroll_export_pay l where l.company_id = company and l.export_id = export;
    delete from public.payroll_export_time h where h.company_id = company and h.export_id = export;
  end if;
end
$$;

comment on function app.drop_payroll_lines(uuid, uuid, text) is
  'Ends an export without a file, as canceled or failed; what it had frozen is in no export again.';
