create or replace function app.claim_invitation(user_id uuid, confirmed_email text, token text) returns boolean
language sql volatile security definer set search_path = ''
as $$
  select app.take_invitation(user_id, confirmed_email, app.usable_invitation(token))
$$;

comment on function app.claim_invitation(uuid, text, text) is
  'Makes the login the person whom the token invites; false where app.take_invitation doesn''t.';
