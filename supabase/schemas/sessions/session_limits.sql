-- docs/decisions/0052-whose-sessions-end-sooner.md
create or replace function app.session_limits(login uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select case
    when exists (select from public.platform_admins a where a.user_id = login)
      then '{"idle_seconds": 43200}'::jsonb
    when exists (
      select from public.profiles p
      join public.memberships m on m.company_id = p.company_id and m.person_id = p.person_id
      where p.id = login and m.role = 'admin'
        and m.valid_from <= now() and (m.valid_to is null or m.valid_to > now())
    )
      then '{"idle_seconds": 2592000, "max_seconds": 7776000}'::jsonb
  end
$$;

comment on function app.session_limits(uuid) is
  'After how many seconds without a renewal (idle_seconds), and at what age (max_seconds), the login''s sessions '
  'can no longer be renewed; null for people without limits of their own. Asked by the auth server at each renewal.';

grant execute on function app.session_limits(uuid) to supabase_auth_admin;
