create or replace function public.list_platform_admins(from_row integer default 0, max_rows integer default 50)
returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not app.is_platform_admin() then
    return app.refused('not_allowed');
  end if;
  if not app.is_page(from_row, max_rows) then
    return app.refused_with_detail('invalid_input', 'from_row');
  end if;
  return jsonb_build_object(
    'verdict', 'ok', 'total', (select count(*) from public.platform_admins),
    'rows', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'user_id', a.user_id, 'email', a.email, 'granted_at', app.instant(a.granted_at),
        'last_sign_in_at', app.instant(a.last_sign_in_at), 'is_me', a.user_id = auth.uid(),
        'has_second_factor', exists (
          select from auth.mfa_factors f where f.user_id = a.user_id and f.status = 'verified'
        )
      ) order by a.granted_at, a.user_id), '[]')
      from (
        select p.user_id, p.granted_at, u.email, u.last_sign_in_at
        from public.platform_admins p left join auth.users u on u.id = p.user_id
        order by p.granted_at, p.user_id limit max_rows offset from_row
      ) a
    )
  );
end
$$;

comment on function public.list_platform_admins(integer, integer) is
  'For a platform admin: who looks after the platform, since when, and whether they have a second factor, without '
  'which they may do nothing. Verdict ok or refused (not_allowed, invalid_input).';

grant execute on function public.list_platform_admins(integer, integer) to authenticated;
