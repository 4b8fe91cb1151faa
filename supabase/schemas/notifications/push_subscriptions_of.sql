create or replace function app.push_subscriptions_of(person uuid) returns setof app.push_subscriptions
language sql stable security definer set search_path = ''
as $$
  select s.*
  from public.profiles p
  join app.push_subscriptions s on s.user_id = p.id
  where p.person_id = person and p.has_login
    and exists (select from auth.sessions a where a.id = s.session_id and a.user_id = s.user_id)
    and (p.company_id is null or app.role_at(p.company_id, p.person_id, now()) is not null)
$$;

comment on function app.push_subscriptions_of(uuid) is
  'The browsers that a person gets pushes in: those they are still signed in on; none once they have left.';
