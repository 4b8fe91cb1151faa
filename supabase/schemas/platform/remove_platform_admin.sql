create or replace function public.remove_platform_admin(user_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  if not app.is_platform_admin() then
    return app.refused('not_allowed');
  end if;
  if remove_platform_admin.user_id = auth.uid() then
    return app.refused('own_access');
  end if;
  -- If two remove each other, the calls run one after the other, and the second caller is no longer an admin.
  lock table public.platform_admins in share row exclusive mode;
  if not app.is_listed_platform_admin() then
    return app.refused('not_allowed');
  end if;
  delete from public.platform_admins a where a.user_id = remove_platform_admin.user_id;
  if not found then
    return app.refused('not_found');
  end if;
  return jsonb_build_object('verdict', 'applied');
end
$$;

comment on function public.remove_platform_admin(uuid) is
  'For a platform admin: ends that another one looks after the platform. No one removes themselves, so one always '
  'remains. Verdict applied or refused (not_allowed, own_access, not_found).';

grant execute on function public.remove_platform_admin(uuid) to authenticated;
