create or replace function app.queue_invitation_mail(invitation uuid, content jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  wanted public.invitations;
begin
  update public.invitations i set mail_state = 'queued'
  where i.id = invitation and i.mail_state = 'wanted'
  returning * into wanted;
  if wanted.id is not null then
    perform app.queue_mail(
      'invitation', wanted.email, content, wanted.person_id, wanted.id::text, wanted.expires_at
    );
  end if;
end
$$;

comment on function app.queue_invitation_mail(uuid, jsonb) is
  'For the server: an invitation''s mail is written. It is tried for as long as the invitation is valid.';
