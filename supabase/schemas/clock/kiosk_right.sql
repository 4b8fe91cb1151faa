create or replace function app.kiosk_right(
  caller app.caller, punch app.stated_punch, person uuid, timing app.punch_time, received_at timestamptz
)
returns app.punch_right
language plpgsql stable set search_path = ''
as $$
declare
  kiosk public.kiosks;
  is_clock_lost boolean;
begin
  select * into kiosk from public.kiosks k where k.id = caller.kiosk_id;
  is_clock_lost := app.is_clock_implausible(timing, kiosk.created_at);
  if punch.pin_check is null
    or coalesce(timing.occurred_at >= kiosk.revoked_at, false)
    or coalesce(kiosk.revoked_at < received_at - interval '30 days', false)
    or not exists (
      select from unnest(app.judging_instants(timing, is_clock_lost, received_at)) as at
      where app.is_served_at(kiosk, person, at)
    )
  then
    return null;
  end if;
  return row('kiosk', case
    when kiosk.revoked_at <= received_at then 'revoked_membership'
    when not app.is_pin_proven(kiosk, punch) then 'pin_unproven'
    else app.member_hold(app.role_at(kiosk.company_id, person, timing.occurred_at), is_clock_lost)
  end)::app.punch_right;
end
$$;

comment on function app.kiosk_right(app.caller, app.stated_punch, uuid, app.punch_time, timestamptz) is
  'A kiosk, with a checked PIN, for whom it served when the punch counts or when it was made; on arrival, where its '
  'clock was lost. The PIN is of the record that the tablet knows, whose punches may count for another one by now.';
