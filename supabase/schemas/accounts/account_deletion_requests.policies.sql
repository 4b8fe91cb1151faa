create policy account_deletion_requests_read on public.account_deletion_requests for select to authenticated
  using (
    company_id = (select app.my_company_id())
    and (person_id = (select app.my_person_id()) or (select app.my_role()) = 'admin')
  );

grant select (
  id, company_id, person_id, reason, state, created_at, decided_at, decided_by, comment
)
  on public.account_deletion_requests to authenticated;
grant select on public.account_deletion_requests to service_role;
-- Withheld: every write; a request is made, withdrawn and decided by RPC.

create trigger audit after insert or update or delete on public.account_deletion_requests
  for each row execute function app.audit_row('');
