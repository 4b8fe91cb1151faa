create or replace function app.member_hold(
  company uuid, person uuid, timing app.punch_time, is_clock_lost boolean
) returns text
language sql stable set search_path = ''
as $$
  select case
    when is_clock_lost then 'clock_implausible'
    when app.role_at(company, person, timing.occurred_at) is null then 'revoked_membership'
  end
$$;

comment on function app.member_hold(uuid, uuid, app.punch_time, boolean) is
  'Why a punch waits for a decision because of when it says it was: a lost clock tells nothing of who was a member '
  'then.';
