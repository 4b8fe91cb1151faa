-- Support finds an error report by the id that the person reads from the error screen.
create or replace function public.client_error_by_id(event_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  report public.client_errors;
begin
  -- Routes and messages come from every company, so only platform admins with their second factor can read them.
  if not app.is_platform_admin() or coalesce(auth.jwt() ->> 'aal', '') <> 'aal2' then
    return jsonb_build_object('verdict', 'refused', 'reason', 'not_allowed');
  end if;
  select * into report from public.client_errors e where e.id = client_error_by_id.event_id;
  if report.id is null then
    return jsonb_build_object('verdict', 'refused', 'reason', 'not_found');
  end if;
  return jsonb_build_object('verdict', 'ok', 'report', jsonb_build_object(
    'id', report.id,
    'company_id', report.company_id,
    'route', report.route,
    'message', report.message,
    'app_version', report.app_version,
    'user_agent', report.user_agent,
    'context', report.context,
    'created_at', report.created_at
  ));
end
$$;

comment on function public.client_error_by_id(uuid) is
  'For a platform admin who signed in with a second factor: the error report with the id that a person was shown.';

grant execute on function public.client_error_by_id(uuid) to authenticated;
