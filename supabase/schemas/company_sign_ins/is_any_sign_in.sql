create or replace function app.is_any_sign_in(must_be_on boolean) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from public.company_sign_ins s where s.is_on or not must_be_on)
$$;

comment on function app.is_any_sign_in(boolean) is
  'Whether any company on this server has a sign-in of its own, switched on or, with false, only set up. For the auth '
  'server.';

grant execute on function app.is_any_sign_in(boolean) to supabase_auth_admin;
