create or replace function app.kiosk_json(kiosk public.kiosks) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return jsonb_build_object(
    'id', kiosk.id, 'name', kiosk.name, 'photo', kiosk.photo, 'version', kiosk.version,
    'created_at', app.instant(kiosk.created_at), 'revoked_at', app.instant(kiosk.revoked_at),
    'last_seen_at', (
      select app.instant(d.last_seen_at) from public.kiosk_devices d
      where d.company_id = kiosk.company_id and d.kiosk_id = kiosk.id
    ),
    'site_ids', (
      select coalesce(jsonb_agg(s.site_id order by s.site_id), '[]')
      from public.kiosk_sites s where s.company_id = kiosk.company_id and s.kiosk_id = kiosk.id
    ),
    'people', case when kiosk.revoked_at is null then cardinality(app.kiosk_people(kiosk, now())) else 0 end
  );
end
$$;

comment on function app.kiosk_json(public.kiosks) is
  'A kiosk as admins read it.';
