create or replace function app.invite_imported(import_run uuid, company uuid) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  invited integer;
begin
  perform app.lock_invitation_mails(company);
  insert into public.invitations (
    company_id, person_id, email, token_hash, invited_by, expires_at, mail_state, mail_due_at
  )
  select company, w.person_id, w.email, app.token_hash(app.new_token()), app.my_person_id(),
    w.mail_due + interval '14 days', 'wanted', w.mail_due
  from (
    select r.person_id, r.email, app.invitation_mail_due(company, row_number() over (order by r.line)) as mail_due
    from app.import_rows r
    join public.profiles p on p.company_id = company and p.person_id = r.person_id
    where r.run = import_run and r.email is not null and not p.has_login
      and not exists (
        select from public.invitations i
        where i.company_id = company and i.person_id = r.person_id
          and i.claimed_at is null and i.revoked_at is null and i.expires_at > now()
      )
  ) w;
  get diagnostics invited = row_count;
  return invited;
end
$$;

comment on function app.invite_imported(uuid, uuid) is
  'Mails an invitation to everyone of the file who has an address, no login and no open invitation.';
