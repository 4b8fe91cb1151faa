-- docs/decisions/0248-what-support-sees-of-a-login.md
create or replace function public.platform_login(address text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  wanted constant text := lower(trim(address));
  login auth.users;
begin
  if not app.is_platform_admin() then
    return app.refused('not_allowed');
  end if;
  if coalesce(length(wanted), 0) not between 1 and 320 then
    return app.refused_with_detail('invalid_input', 'address');
  end if;
  select * into login from auth.users u
  where (u.email = wanted or u.phone = ltrim(wanted, '+')) and u.deleted_at is null
  order by u.created_at limit 1;
  return jsonb_build_object(
    'verdict', 'ok',
    'is_invited', exists (
      select from public.invitations i
      where lower(i.email) = wanted and i.claimed_at is null and i.revoked_at is null and i.expires_at > now()
    ),
    'login', case when login.id is not null then app.login_facts(login) end
  );
end
$$;

comment on function public.platform_login(text) is
  'For a platform admin: what keeps whoever has this email address or phone number from signing in. login is null '
  'where there is none. Verdict ok or refused (not_allowed, invalid_input with the field in detail).';

grant execute on function public.platform_login(text) to authenticated;
