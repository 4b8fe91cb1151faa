create or replace function public.revoke_kiosk(kiosk_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  revoked public.kiosks;
begin
  update public.kiosks k set revoked_at = now()
  where k.id = revoke_kiosk.kiosk_id and k.company_id = app.my_company_id() and app.is_admin_here()
    and k.revoked_at is null
  returning * into revoked;
  if revoked.id is null then
    return app.refused('not_found');
  end if;
  delete from public.device_tokens t where t.user_id = revoked.user_id;
  return jsonb_build_object('verdict', 'applied');
end
$$;

comment on function public.revoke_kiosk(uuid) is
  'An admin ends a kiosk, at once: it gets no people any more, and its punches from after are refused. For 30 days '
  'it may hand in what was punched before; each of those waits for a decision. Verdict applied or refused '
  '(not_found).';

grant execute on function public.revoke_kiosk(uuid) to authenticated;
