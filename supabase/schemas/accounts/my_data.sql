create or replace function public.my_data() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if app.has_left() then
    return app.refused('access_over');
  end if;
  return app.everything_about_me() || case when app.my_company_id() is not null then jsonb_build_object(
    'certificates', app.rows_about('public.certificates', app.my_person_id()),
    'emergency_contacts', app.rows_about('public.emergency_contacts', app.my_person_id())
  ) else '{}' end;
end
$$;

comment on function public.my_data() is
  'Everything that is kept about the caller, for them to take away. Refused for a login that is no person '
  '(not_found) and for one whose access has ended (access_over): the company hands out the data then.';

grant execute on function public.my_data() to authenticated;
