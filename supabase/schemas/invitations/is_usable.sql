create or replace function app.is_usable(invitation public.invitations) returns boolean
language sql stable security definer set search_path = ''
as $$
  select invitation.claimed_at is null and invitation.revoked_at is null and invitation.expires_at > now()
    -- People who have left return by being reactivated, not through an old link.
    and exists (
      select from public.memberships m
      where m.company_id = invitation.company_id and m.person_id = invitation.person_id
        and (m.valid_to is null or m.valid_to > now())
    )
$$;

comment on function app.is_usable(public.invitations) is
  'True when an invitation can be claimed now.';
