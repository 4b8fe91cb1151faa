-- People choose their own kiosk PIN (set_person_pins), so they need to know whether they have one and whether there is
-- a tablet to type it on.
create or replace function public.my_kiosk_pin() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
begin
  if company is null then
    return app.refused('not_allowed');
  end if;
  return jsonb_build_object(
    'verdict', 'ok',
    'set_at', (
      select app.instant(p.updated_at) from public.person_pins p
      where p.company_id = company and p.person_id = app.my_person_id()
    ),
    'has_kiosks', exists (select from public.kiosks k where k.company_id = company and k.revoked_at is null)
  );
end
$$;

comment on function public.my_kiosk_pin() is
  'When the caller''s kiosk PIN was set, null where there is none, and whether the company has a tablet to type it '
  'on. Without a company verdict refused (not_allowed).';

grant execute on function public.my_kiosk_pin() to authenticated;
