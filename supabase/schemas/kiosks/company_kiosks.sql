create or replace function public.company_kiosks() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
begin
  if not app.is_admin_here() then
    return app.refused('not_allowed');
  end if;
  return jsonb_build_object(
    'verdict', 'ok',
    'server_time', app.instant(now()),
    'kiosks', (
      select coalesce(jsonb_agg(app.kiosk_json(k) order by k.revoked_at nulls first, k.name, k.id), '[]')
      from public.kiosks k where k.company_id = company
    ),
    'codes', (
      select coalesce(jsonb_agg(
        jsonb_build_object('id', c.id, 'name', c.name, 'expires_at', app.instant(c.expires_at)) order by c.created_at
      ), '[]')
      from public.kiosk_codes c
      where c.company_id = company and c.kiosk_id is null and c.cancelled_at is null and c.expires_at > now()
    ),
    'sites', (
      select coalesce(jsonb_agg(
        jsonb_build_object('id', s.id, 'name', s.name, 'project_name', p.name) order by p.name, s.name, s.id
      ), '[]')
      from public.project_sites s join public.projects p on p.company_id = s.company_id and p.id = s.project_id
      where s.company_id = company and s.archived_at is null and p.archived_at is null
    )
  );
end
$$;

comment on function public.company_kiosks() is
  'For an admin: the company''s kiosks, the codes that a tablet can still use, and the sites to choose from. Anyone '
  'else gets verdict refused.';

grant execute on function public.company_kiosks() to authenticated;
