create policy invitations_read on public.invitations for select to authenticated
  using (company_id = (select app.my_company_id()) and (select app.my_role()) = 'admin');

grant select (
  id, company_id, person_id, email, invited_by, created_at, expires_at, claimed_at, revoked_at, opened_at,
  mail_state
)
  on public.invitations to authenticated;
grant select (
  id, company_id, person_id, email, invited_by, created_at, expires_at, claimed_at, revoked_at, opened_at,
  mail_state, mail_due_at
)
  on public.invitations to service_role;
-- Withheld: token_hash, and every write; invitations are made and revoked by RPC. Withheld: mail_due_at, which only
-- the server uses.

create trigger announce_mails after insert on public.invitations
  for each statement execute function app.announce_invitation_mails();
create trigger audit after update or delete on public.invitations
  for each row execute function app.audit_row('token_hash,opened_at,mail_state,mail_due_at');
create trigger audit_new after insert on public.invitations referencing new table as added
  for each statement execute function app.audit_new_rows('token_hash,opened_at,mail_state,mail_due_at');
