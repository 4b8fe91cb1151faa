-- docs/decisions/0248-what-support-sees-of-a-login.md
create or replace function public.platform_login(address text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  wanted constant text := lower(trim(address));
  login auth.users;
  person uuid;
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
  select p.person_id into person from public.profiles p where p.id = login.id;
  return jsonb_build_object(
    'verdict', 'ok',
    'is_invited', exists (
      select from public.invitations i
      where lower(i.email) = wanted and i.claimed_at is null and i.revoked_at is null and i.expires_at > now()
    ),
    'mails', (
      select coalesce(jsonb_agg(
        jsonb_build_object('kind', m.kind, 'state', m.state, 'mails', m.mails, 'last_at', app.instant(m.last_at))
        order by m.last_at desc, m.kind, m.state
      ), '[]')
      from (
        select n.kind, app.mail_state(n) as state, count(*) as mails, max(n.created_at) as last_at
        from app.notifications n
        where n.channel = 'email' and n.created_at > now() - interval '90 days'
          and (n.address = wanted or n.address is null and n.person_id = person)
        group by n.kind, app.mail_state(n)
      ) m
    ),
    'login', case when login.id is not null then app.login_facts(login) end
  );
end
$$;

comment on function public.platform_login(text) is
  'For a platform admin: what keeps whoever has this email address or phone number from signing in, and how many '
  'emails of which kind and state went there in 90 days. login is null where there is none. Verdict ok or refused '
  '(not_allowed, invalid_input with the field in detail).';

grant execute on function public.platform_login(text) to authenticated;
