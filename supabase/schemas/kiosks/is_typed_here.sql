create or replace function app.is_typed_here(kiosk public.kiosks, person uuid, statement text, proof text)
returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  return coalesce(
    (
      select proof = app.text_mac(d.device_key, app.text_mac(pin.proof_key, statement))
      from public.kiosk_devices d
      join public.person_pins pin on pin.company_id = d.company_id and pin.person_id = is_typed_here.person
      where d.company_id = kiosk.company_id and d.kiosk_id = kiosk.id
    ),
    false
  );
end
$$;

comment on function app.is_typed_here(public.kiosks, uuid, text, text) is
  'True when a person''s present PIN was typed on this very tablet for a statement; never on a kiosk without a key.';
