create or replace function public.cancel_kiosk_code(code_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  update public.kiosk_codes c set cancelled_at = now()
  where c.id = code_id and c.company_id = app.my_company_id() and app.is_admin_here()
    and c.kiosk_id is null and c.cancelled_at is null;
  if not found then
    return app.refused('not_found');
  end if;
  return jsonb_build_object('verdict', 'applied');
end
$$;

comment on function public.cancel_kiosk_code(uuid) is
  'An admin takes back a code that no tablet has used. Verdict applied or refused (not_found).';

grant execute on function public.cancel_kiosk_code(uuid) to authenticated;
