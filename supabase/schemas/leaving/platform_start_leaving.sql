create or replace function public.platform_start_leaving(company_id uuid, name text, reason text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  if not app.is_platform_admin() then
    return app.refused('not_allowed');
  end if;
  if coalesce(length(trim(platform_start_leaving.reason)), 0) not between 1 and 1000 then
    return app.refused_with_detail('invalid_input', 'reason');
  end if;
  return app.begin_leaving(platform_start_leaving.company_id, name, platform_start_leaving.reason);
end
$$;

comment on function public.platform_start_leaving(uuid, text, text) is
  'For a platform admin: has a company, suspended or not, deleted in 30 days; its name confirms it, and its '
  'admins are told. Verdict applied with deletes_at, or refused (not_allowed, not_found, already_leaving, '
  'invalid_input).';

grant execute on function public.platform_start_leaving(uuid, text, text) to authenticated;
