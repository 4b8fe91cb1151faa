create or replace function public.platform_stop_leaving(company_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  if not app.is_platform_admin() then
    return app.refused('not_allowed');
  end if;
  return app.end_leaving(platform_stop_leaving.company_id);
end
$$;

comment on function public.platform_stop_leaving(uuid) is
  'For a platform admin: a company that was leaving stays. Verdict applied or refused (not_allowed, not_leaving).';

grant execute on function public.platform_stop_leaving(uuid) to authenticated;
