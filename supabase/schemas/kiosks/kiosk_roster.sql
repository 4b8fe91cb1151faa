-- A tablet offers the same projects as a phone: planned or in progress. A punch on any other is stored too.
create or replace function public.kiosk_roster(known text default null) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  kiosk public.kiosks;
  device public.kiosk_devices;
  roster jsonb;
  fingerprint text;
begin
  select * into kiosk from public.kiosks k where k.user_id = auth.uid() and k.revoked_at is null;
  if kiosk.id is null then
    return app.refused('not_allowed');
  end if;
  update public.kiosk_devices d set last_seen_at = now()
  where d.company_id = kiosk.company_id and d.kiosk_id = kiosk.id and d.last_seen_at < now() - interval '20 seconds';
  select * into device from public.kiosk_devices d where d.company_id = kiosk.company_id and d.kiosk_id = kiosk.id;

  roster := jsonb_build_object(
    'break_rules', app.dated_rules(kiosk.company_id),
    'kiosk', jsonb_build_object(
      'id', kiosk.id, 'name', kiosk.name, 'photo', kiosk.photo, 'is_suspended', app.is_suspended(kiosk.company_id)
    ),
    'rules', (
      select jsonb_build_object('cost_code_rule', s.cost_code_rule, 'note_rule', s.note_rule)
      from public.company_settings s where s.company_id = kiosk.company_id
    ),
    'people', (
      select coalesce(jsonb_agg(
        app.kiosk_person(kiosk, device.device_key, p) order by p.first_name, p.last_name, p.person_id
      ), '[]')
      from public.profiles p
      where p.company_id = kiosk.company_id and p.person_id = any (app.kiosk_people(kiosk, now()))
    ),
    'projects', (
      select coalesce(jsonb_agg(
        jsonb_build_object(
          'id', p.id, 'number', p.number, 'name', p.name, 'default_cost_code_id', p.default_cost_code_id
        ) order by p.name, p.id
      ), '[]')
      from public.projects p
      where p.company_id = kiosk.company_id and p.archived_at is null and p.status in ('planned', 'active')
        and (
          not exists (select from public.kiosk_sites s where s.kiosk_id = kiosk.id)
          or exists (
            select from public.kiosk_sites s join public.project_sites site on site.id = s.site_id
            where s.kiosk_id = kiosk.id and site.project_id = p.id
          )
        )
    ),
    'cost_codes', (
      select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'code', c.code, 'name', c.name) order by c.code), '[]')
      from public.cost_codes c
      where c.company_id = kiosk.company_id and c.archived_at is null
    )
  );
  fingerprint := md5(roster::text);
  return jsonb_build_object('verdict', 'ok', 'server_time', app.instant(now()), 'fingerprint', fingerprint)
    || case when fingerprint = known then '{}' else roster end;
end
$$;

comment on function public.kiosk_roster(text) is
  'For a kiosk: its people with what it needs to check their PINs and their clock as it is, its projects, the cost '
  'codes, the rules, and whether the company is suspended. With the fingerprint of an earlier answer only that '
  'nothing has changed. Anyone else, and a revoked kiosk, gets verdict refused.';

grant execute on function public.kiosk_roster(text) to authenticated;
