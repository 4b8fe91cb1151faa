create policy client_errors_read_platform on public.client_errors for select to authenticated
  using ((select app.is_platform_admin()));

grant select (
  id, company_id, route, message, app_version, user_agent, context, created_at
)
  on public.client_errors to authenticated;
grant select, delete on public.client_errors to service_role;
