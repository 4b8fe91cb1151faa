create or replace function app.mail_queued_until(invitation public.invitations) returns text
language sql stable set search_path = ''
as $$
  select case
    when invitation.mail_state = 'wanted' and invitation.mail_due_at > now() + interval '10 minutes'
    then app.instant(invitation.mail_due_at)
  end
$$;

comment on function app.mail_queued_until(public.invitations) is
  'When the mail of an invitation goes out, if that is not soon.';
