create or replace function app.usable_invitation(token text) returns public.invitations
language plpgsql stable security definer set search_path = ''
as $$
declare
  invitation public.invitations;
begin
  select * into invitation from public.invitations i
  where i.token_hash = app.token_hash(token) and app.is_usable(i);
  return invitation;
end
$$;

comment on function app.usable_invitation(text) is
  'The invitation of a token, while it can be claimed; null otherwise.';
