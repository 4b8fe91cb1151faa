create policy company_sign_ins_read on public.company_sign_ins for select to authenticated
  using (company_id = (select app.my_company_id()) and (select app.my_role()) = 'admin');

grant select (
  id, company_id, kind, name, domains, issuer, client_id, sign_in_url, certificate, email_claim, is_required,
  session_hours, proof, proven_at, proof_missing_since, metadata_url, is_on, created_at, updated_at
)
  on public.company_sign_ins to authenticated;
grant select on public.company_sign_ins to service_role;
-- Withheld: client_secret, which only the server can decrypt, and every write, which RPCs do.

create trigger audit after insert or update or delete on public.company_sign_ins
  for each row execute function app.audit_row('client_secret,proof');
