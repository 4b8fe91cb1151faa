create or replace function app.login_to_help(login_id uuid, out login uuid, out refusal jsonb)
language plpgsql stable security definer set search_path = ''
as $$
begin
  refusal := case
    when not app.is_platform_admin() then app.refused('not_allowed')
    when exists (select from public.platform_admins a where a.user_id = login_id) then app.refused('platform_login')
    when not exists (select from auth.users u where u.id = login_id and u.deleted_at is null)
      then app.refused('not_found')
  end;
  login := case when refusal is null then login_id end;
end
$$;

comment on function app.login_to_help(uuid) is
  'The login if a platform admin may change how it signs in, else why not. Never a platform admin''s.';
