create policy legal_holds_read on public.legal_holds for select to authenticated
  using (company_id = (select app.my_company_id()) and (select app.my_role()) = 'admin');

grant select (
  id, company_id, kind, person_id, project_id, reason, until, set_at, set_by, ended_at, ended_by, end_reason
)
  on public.legal_holds to authenticated;
grant select on public.legal_holds to service_role;
-- Withheld: every write; a hold is set and ended by RPC.

create trigger audit after insert or update or delete on public.legal_holds
  for each row execute function app.audit_row('');
