-- A device that has lost its clock says nothing of when a punch was made. Who may punch for whom is
-- then also judged by the one instant that is known, its arrival, and somebody looks at its time.

create function app.is_clock_implausible(timing app.punch_time, device_since timestamptz) returns boolean
language sql immutable
as $$
  select coalesce(
    timing.hold = 'clock_implausible' or timing.made_at < device_since - interval '60 seconds',
    false
  )
$$;
comment on function app.is_clock_implausible(app.punch_time, timestamptz) is
  'Whether a time cannot be that of the punch: by itself, or since whoever hands it in was not there yet (60 s are forgiven every clock).';

create or replace function app.kiosk_right(caller app.caller, punch app.stated_punch, timing app.punch_time, received_at timestamptz)
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
    or not (
      app.is_served_at(kiosk, punch.person_id, timing.occurred_at)
      or app.is_served_at(kiosk, punch.person_id, timing.made_at)
      or (is_clock_lost and app.is_served_at(kiosk, punch.person_id, received_at))
    )
  then
    return null;
  end if;
  return row('kiosk', case
    when kiosk.revoked_at <= received_at then 'revoked_membership'
    when not app.is_pin_proven(kiosk, punch) then 'pin_unproven'
    when is_clock_lost then 'clock_implausible'
    when app.role_at(kiosk.company_id, punch.person_id, timing.occurred_at) is null then 'revoked_membership'
  end)::app.punch_right;
end
$$;
comment on function app.kiosk_right(app.caller, app.stated_punch, app.punch_time, timestamptz) is
  'A kiosk, with a checked PIN, for whom it served when the punch counts or when it was made; on arrival, where its clock was lost.';

drop function app.crew_right(app.caller, uuid, timestamptz, timestamptz);
create function app.crew_right(caller app.caller, person uuid, timing app.punch_time, received_at timestamptz)
returns app.punch_right
language plpgsql stable set search_path = ''
as $$
declare
  is_clock_lost boolean;
begin
  if not caller.is_member
    or not exists (
      select from public.profiles p where p.company_id = caller.company_id and p.person_id = person
    )
  then
    return null;
  end if;
  is_clock_lost := app.is_clock_implausible(timing, (
    select min(m.valid_from) from public.memberships m
    where m.company_id = caller.company_id and m.person_id = caller.person_id
  ));
  if not (
    app.leads_at(caller.person_id, caller.company_id, person, timing.occurred_at)
    or app.leads_at(caller.person_id, caller.company_id, person, timing.made_at)
    or (is_clock_lost and app.leads_at(caller.person_id, caller.company_id, person, received_at))
  ) then
    return null;
  end if;
  return row('crew', case
    when is_clock_lost then 'clock_implausible'
    when app.role_at(caller.company_id, person, timing.occurred_at) is null then 'revoked_membership'
  end)::app.punch_right;
end
$$;
comment on function app.crew_right(app.caller, uuid, app.punch_time, timestamptz) is
  'An admin for the company, a supervisor for whom they led when the punch counts or when it was made; on arrival, where the clock was lost.';

create or replace function app.right_to_punch(
  caller app.caller, punch app.stated_punch, timing app.punch_time, received_at timestamptz
) returns app.punch_right
language plpgsql stable set search_path = ''
as $$
begin
  if caller.kiosk_id is not null then
    return app.kiosk_right(caller, punch, timing, received_at);
  end if;
  if caller.company_id is null then
    return null;
  end if;
  if punch.person_id = caller.person_id then
    return app.own_right(caller, timing.occurred_at, received_at);
  end if;
  return app.crew_right(caller, punch.person_id, timing, received_at);
end
$$;
comment on function app.right_to_punch(app.caller, app.stated_punch, app.punch_time, timestamptz) is
  'As what the caller may punch for the person, by the rights of the punch''s own time, or of its arrival where no clock tells that; null when not at all. Tells nothing of whether the person exists.';
