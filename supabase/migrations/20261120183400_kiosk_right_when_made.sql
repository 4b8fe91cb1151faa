-- Yesterday's finish, stated today at the tablet of a site whose crew the person has only joined
-- since, is theirs to state there: a kiosk is judged at the two instants that a supervisor is.

create function app.is_served_at(kiosk public.kiosks, person uuid, at timestamptz) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  return coalesce(at < kiosk.revoked_at, true) and person = any (app.kiosk_people(kiosk, at));
end
$$;
comment on function app.is_served_at(public.kiosks, uuid, timestamptz) is
  'Whether a kiosk stood at an instant and the person was one of its people.';

drop function app.kiosk_right(app.caller, app.stated_punch, timestamptz, timestamptz);
create function app.kiosk_right(caller app.caller, punch app.stated_punch, timing app.punch_time, received_at timestamptz)
returns app.punch_right
language plpgsql stable set search_path = ''
as $$
declare
  kiosk public.kiosks;
begin
  select * into kiosk from public.kiosks k where k.id = caller.kiosk_id;
  if punch.pin_check is null
    or coalesce(timing.occurred_at >= kiosk.revoked_at, false)
    or coalesce(kiosk.revoked_at < received_at - interval '30 days', false)
    or not (
      app.is_served_at(kiosk, punch.person_id, timing.occurred_at)
      or app.is_served_at(kiosk, punch.person_id, timing.made_at)
    )
  then
    return null;
  end if;
  return row('kiosk', case
    when kiosk.revoked_at <= received_at then 'revoked_membership'
    when not app.is_pin_proven(kiosk, punch) then 'pin_unproven'
    when app.role_at(kiosk.company_id, punch.person_id, timing.occurred_at) is null then 'revoked_membership'
  end)::app.punch_right;
end
$$;
comment on function app.kiosk_right(app.caller, app.stated_punch, app.punch_time, timestamptz) is
  'A kiosk for whom it served when the punch counts or when it was made, with a checked PIN.';

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
  return app.crew_right(caller, punch.person_id, timing.occurred_at, timing.made_at);
end
$$;
