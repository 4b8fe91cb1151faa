-- A kiosk's punch proves that the person's PIN was typed on that tablet, online or offline. The tablet can check a
-- PIN, but only the person who typed it can make the proof: a slow hash derives two values from the PIN, and the
-- tablet learns only one. docs/decisions/0020-how-a-kiosk-knows-who-is-there.md
create or replace function app.is_pin_proven(kiosk public.kiosks, punch app.stated_punch) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  return app.is_typed_here(
    kiosk,
    punch.person_id,
    concat_ws('|', 'muster punch', punch.id, punch.kind, app.instant(punch.device_at), app.instant(punch.claimed_at)),
    punch.pin_proof
  );
end
$$;

comment on function app.is_pin_proven(public.kiosks, app.stated_punch) is
  'True when the person''s present PIN was typed on this very tablet for this very punch.';
