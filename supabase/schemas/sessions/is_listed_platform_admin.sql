-- A super admin can act only in a session that has verified a second factor; this checks only the list.
create or replace function app.is_listed_platform_admin() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (select from public.platform_admins a where a.user_id = auth.uid());
end
$$;

comment on function app.is_listed_platform_admin() is
  'True when the caller could look after all companies. No right follows from it; see app.is_platform_admin().';
