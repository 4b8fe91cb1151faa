create or replace function app.is_admin_here() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return coalesce(app.my_role() = 'admin', false);
end
$$;

comment on function app.is_admin_here() is
  'True when the caller is an admin of a company now.';
