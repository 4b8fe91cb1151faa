create or replace function public.founding_options() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return jsonb_build_object(
    'may_found',
    app.are_companies_open() and not app.is_listed_platform_admin()
      and exists (select from public.profiles p where p.id = auth.uid() and p.company_id is null)
  );
end
$$;

comment on function public.founding_options() is
  'Whether the caller may found a company.';

grant execute on function public.founding_options() to authenticated;
