-- Claiming and offering a login lock the person first, then the invitation, and no one can claim the login of a person
-- who has one.
create or replace function app.take_invitation(
  user_id uuid, confirmed_email text, invitation public.invitations
) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  newcomer public.profiles;
begin
  if invitation.id is null
    or (invitation.email is not null and invitation.email is distinct from lower(confirmed_email))
  then
    return false;
  end if;

  -- This lock doesn't block punches and ends of access, which refer to the person meanwhile.
  perform from public.profiles p
  where p.company_id = invitation.company_id and p.person_id = invitation.person_id and not p.has_login
  for no key update;
  if not found then
    return false;
  end if;
  update public.invitations i set claimed_at = now()
  where i.id = invitation.id and i.claimed_at is null and i.revoked_at is null and i.expires_at > now();
  if not found then
    return false;
  end if;
  perform app.release_invitation_mails(invitation.company_id);

  delete from public.profiles p where p.id = take_invitation.user_id returning * into newcomer;
  update public.profiles p set
    id = take_invitation.user_id,
    has_login = true,
    first_name = coalesce(nullif(p.first_name, ''), newcomer.first_name, ''),
    last_name = coalesce(nullif(p.last_name, ''), newcomer.last_name, ''),
    profile_complete =
      trim(coalesce(nullif(p.first_name, ''), newcomer.first_name, '')) <> ''
      and trim(coalesce(nullif(p.last_name, ''), newcomer.last_name, '')) <> ''
  where p.person_id = invitation.person_id and p.company_id = invitation.company_id;
  return true;
end
$$;

comment on function app.take_invitation(uuid, text, public.invitations) is
  'Makes the login the invited person''s: moves profiles.id and nothing else, so no history changes. Who has both '
  'names then has a complete profile and goes straight to work. False when the invitation is null or can''t be used '
  'any more, the address is not the invited one or the person has a login.';
