-- docs/decisions/0336-admins-keep-their-password.md
create or replace function app.must_use_company_sign_in(login uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from auth.users u
    join public.company_sign_ins s on s.is_on and s.is_required and (
      s.domains @> array[app.domain_of(u.email)]
      -- Someone who signed in this way before can't avoid it with another address.
      or exists (select from auth.identities i where i.user_id = u.id and i.provider = 'sso:' || s.id)
    )
    left join public.profiles p on p.id = u.id
    where u.id = login
      and coalesce(p.company_id, s.company_id) = s.company_id
      and app.role_of_login(login, s.company_id) is distinct from 'admin'
      and not exists (select from public.platform_admins a where a.user_id = login)
  )
$$;

comment on function app.must_use_company_sign_in(uuid) is
  'True when a login has no other way in than its company''s identity provider. Never an admin, so that a provider '
  'that fails locks no company out, nor a person of another company. For the auth server.';

grant execute on function app.must_use_company_sign_in(uuid) to supabase_auth_admin;
