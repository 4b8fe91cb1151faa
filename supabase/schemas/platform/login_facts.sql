create or replace function app.login_facts(login auth.users) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'id', login.id,
    'created_at', app.instant(login.created_at),
    'last_sign_in_at', app.instant(login.last_sign_in_at),
    'is_confirmed', login.email_confirmed_at is not null or login.phone_confirmed_at is not null,
    'has_password', coalesce(login.encrypted_password, '') <> '',
    'blocked_until', case when login.banned_until > now() then app.instant(login.banned_until) end,
    'throttled_until', app.instant(app.throttled_until(login)),
    'is_platform_admin', exists (select from public.platform_admins a where a.user_id = login.id),
    'name', nullif(trim(concat_ws(' ', p.first_name, p.last_name)), ''),
    'company', case when c.id is not null then jsonb_build_object('id', c.id, 'name', c.name) end,
    'role', m.role,
    'is_kiosk', exists (select from public.kiosks k where k.user_id = login.id),
    'access_ended', p.company_id is not null and m.role is null,
    'is_suspended', app.is_suspended(p.company_id),
    'sessions', (
      select count(*) from auth.sessions s
      where s.user_id = login.id and (s.not_after is null or s.not_after > now())
    ),
    'factors', (
      select coalesce(jsonb_agg(
        jsonb_build_object('kind', f.factor_type::text, 'added_at', app.instant(f.created_at))
        order by f.created_at, f.id
      ), '[]')
      from auth.mfa_factors f where f.user_id = login.id and f.status = 'verified'
    )
  )
  from (select) one
  left join public.profiles p on p.id = login.id
  left join public.companies c on c.id = p.company_id
  left join public.memberships m on m.company_id = p.company_id and m.person_id = p.person_id
    and m.valid_from <= now() and (m.valid_to is null or m.valid_to > now())
$$;

comment on function app.login_facts(auth.users) is
  'What a platform admin is told of a login: its state, and of its person the name, role and company.';
