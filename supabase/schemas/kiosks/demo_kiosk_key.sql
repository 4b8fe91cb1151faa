create or replace function public.demo_kiosk_key() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  key constant text := (
    select d.device_key
    from public.kiosks k
    join public.kiosk_devices d on d.company_id = k.company_id and d.kiosk_id = k.id
    where k.user_id = auth.uid() and k.revoked_at is null
      and exists (select from app.demo_fills f where f.company_id = k.company_id)
  );
begin
  if key is null then
    return app.refused('not_allowed');
  end if;
  return jsonb_build_object('verdict', 'ok', 'device_key', key);
end
$$;

comment on function public.demo_kiosk_key() is
  'For the kiosk of a demo company, which no admin sets up: the key of its tablet, so that any browser signed in as '
  'it can be its tablet. Anyone else, a revoked kiosk and one of any other company get verdict refused: a tablet '
  'makes its own key and no one is told it.';

grant execute on function public.demo_kiosk_key() to authenticated;
