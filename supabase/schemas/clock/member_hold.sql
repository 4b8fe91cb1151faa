create or replace function app.member_hold(role_then text, is_clock_lost boolean) returns text
language sql immutable
as $$
  select case
    when is_clock_lost then 'clock_implausible'
    when role_then is null then 'revoked_membership'
  end
$$;

comment on function app.member_hold(text, boolean) is
  'Why a punch waits for a decision because of when it says it was: a lost clock tells nothing of who was a member '
  'then.';
