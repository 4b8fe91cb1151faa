-- Checked at the same two instants as for a supervisor: someone who has joined the site's crew since can state
-- yesterday's finish at its tablet.
create or replace function app.is_served_at(kiosk public.kiosks, person uuid, at timestamptz) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  return coalesce(at < kiosk.revoked_at, true) and person = any (app.kiosk_people(kiosk, at));
end
$$;

comment on function app.is_served_at(public.kiosks, uuid, timestamptz) is
  'True when a kiosk stood at an instant and the person was one of its people.';
