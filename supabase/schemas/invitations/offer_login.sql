create or replace function app.offer_login(
  company uuid, person uuid, address text, valid_days integer, way text
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  token text := app.new_token();
  invitation public.invitations;
  mail_due timestamptz;
begin
  update public.invitations i set revoked_at = now()
  where i.company_id = company and i.person_id = person and i.claimed_at is null and i.revoked_at is null;
  if way = 'mail' then
    perform app.lock_invitation_mails(company);
    mail_due := app.invitation_mail_due(company, 1);
  end if;
  insert into public.invitations (
    company_id, person_id, email, token_hash, invited_by, expires_at, mail_state, mail_due_at
  ) values (
    company, person, address, app.token_hash(token), app.my_person_id(),
    -- Its days begin when it can be read.
    coalesce(mail_due, now()) + make_interval(days => valid_days),
    case when way = 'mail' then 'wanted' end, mail_due
  )
  returning * into invitation;
  return jsonb_build_object(
    'invitation_id', invitation.id,
    -- A mailed invitation gets its token when the mail is written.
    'token', case when way = 'link' then token end,
    'expires_at', app.instant(invitation.expires_at),
    'mail_queued_until', app.mail_queued_until(invitation)
  );
end
$$;

comment on function app.offer_login(uuid, uuid, text, integer, text) is
  'Makes an invitation for a person, with a new token, in place of any open one.';
