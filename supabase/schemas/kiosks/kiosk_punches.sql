create or replace function public.kiosk_punches(kiosk_id uuid, before public.instant default null) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
begin
  if not app.is_admin_here()
    or not exists (select from public.kiosks k where k.company_id = company and k.id = kiosk_punches.kiosk_id)
  then
    return app.refused('not_found');
  end if;
  return jsonb_build_object(
    'verdict', 'ok',
    'punches', (
      select coalesce(jsonb_agg(latest.item order by latest.occurred_at desc, latest.id), '[]')
      from (
        select p.id, p.occurred_at, jsonb_build_object(
          'id', p.id, 'person_id', p.person_id, 'name', trim(q.first_name || ' ' || q.last_name),
          'kind', p.kind, 'break_kind', p.break_kind, 'occurred_at', app.instant(p.occurred_at), 'zone', p.zone,
          'pin_check', p.pin_check, 'flags', to_jsonb(p.flags),
          'photo', case when p.photo_id is not null then p.company_id || '/' || p.photo_id end
        ) as item
        from public.punches p
        join public.profiles q on q.company_id = p.company_id and q.person_id = p.person_id
        where p.company_id = company and p.kiosk_id = kiosk_punches.kiosk_id
          and (before is null or p.occurred_at < before)
        order by p.occurred_at desc, p.id
        limit 50
      ) latest
    )
  );
end
$$;

comment on function public.kiosk_punches(uuid, public.instant) is
  'For an admin: the last 50 punches of a kiosk before an instant, with where their pictures lie in the bucket '
  'punch-photos. Anyone else gets verdict refused.';

grant execute on function public.kiosk_punches(uuid, public.instant) to authenticated;
