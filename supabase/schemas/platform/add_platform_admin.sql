create or replace function public.add_platform_admin(email text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  login uuid;
begin
  if not app.is_platform_admin() then
    return app.refused('not_allowed');
  end if;
  select u.id into login from auth.users u
  where u.email = lower(trim(add_platform_admin.email)) and u.email_confirmed_at is not null
    and u.deleted_at is null and not u.is_sso_user;
  if login is null then
    return app.refused_with_detail('not_found', 'email');
  end if;
  -- A login that is joining a company at this moment waits here, or is visible.
  perform from public.profiles p where p.id = login for update;
  if exists (select from public.profiles p where p.id = login and p.company_id is not null)
    or exists (select from public.kiosks k where k.user_id = login)
  then
    return app.refused_with_detail('has_company', 'email');
  end if;
  insert into public.platform_admins (user_id) values (login) on conflict do nothing;
  if not found then
    return app.refused_with_detail('taken', 'email');
  end if;
  return jsonb_build_object('verdict', 'applied');
end
$$;

comment on function public.add_platform_admin(text) is
  'For a platform admin: lets a login with this confirmed address, which belongs to no company, look after the '
  'platform once it has a second factor. Verdict applied or refused (not_allowed, and with email in detail '
  'not_found, has_company, taken).';

grant execute on function public.add_platform_admin(text) to authenticated;
