create or replace function app.announce_invitation_mails() returns trigger
language plpgsql set search_path = ''
as $$
begin
  perform pg_notify('invitation_mails', '');
  return null;
end
$$;

comment on function app.announce_invitation_mails() is
  'Wakes the server when an invitation wants a mail.';
