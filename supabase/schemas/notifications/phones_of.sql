create or replace function app.phones_of(person uuid) returns setof public.device_tokens
language sql stable security definer set search_path = ''
as $$
  select t.*
  from public.profiles p
  join public.device_tokens t on t.user_id = p.id
  where p.person_id = person and p.has_login and t.platform in ('android', 'ios')
    and exists (select from auth.sessions a where a.id = t.session_id and a.user_id = t.user_id)
    and (p.company_id is null or app.role_at(p.company_id, p.person_id, now()) is not null)
  order by t.created_at desc, t.token
  limit 10
$$;

comment on function app.phones_of(uuid) is
  'The phones on which a person gets pushes in the native app: at most ten that they are still signed in on; none '
  'once they have left.';
