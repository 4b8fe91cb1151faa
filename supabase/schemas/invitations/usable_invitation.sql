create or replace function app.usable_invitation(token text) returns public.invitations
language plpgsql stable security definer set search_path = ''
as $$
declare
  invitation public.invitations;
begin
  select * into invitation from public.invitations i
  where i.token_hash = app.token_hash(token)
    and i.claimed_at is null and i.revoked_at is null and i.expires_at > now()
    -- Who has left comes back by being reactivated, not by an old link.
    and exists (
      select from public.memberships m
      where m.company_id = i.company_id and m.person_id = i.person_id
        and (m.valid_to is null or m.valid_to > now())
    );
  return invitation;
end
$$;

comment on function app.usable_invitation(text) is
  'The invitation of a token, while it can be claimed; null otherwise.';
