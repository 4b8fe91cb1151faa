create or replace function app.is_platform_admin() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not coalesce(auth.jwt() ->> 'aal' = 'aal2', false) or not app.is_listed_platform_admin() then
    return false;
  end if;
  perform app.refuse_unfit_session();
  return true;
end
$$;

comment on function app.is_platform_admin() is
  'True when the caller looks after all companies, proven by a second factor in this session (aal2).';

grant execute on function app.is_platform_admin() to authenticated;
