-- Whoever punches for themselves on a phone that has lost its clock is told so, as those are who
-- punch for others: that they were no member in 1970 is not why the punch waits. What a tablet, a
-- supervisor and the person themselves are judged by stands once.

create function app.came_at(company uuid, person uuid) returns timestamptz
language sql stable set search_path = ''
as $$
  select min(m.valid_from) from public.memberships m where m.company_id = company and m.person_id = person
$$;
comment on function app.came_at(uuid, uuid) is 'When somebody first was a member of the company.';

create function app.judging_instants(timing app.punch_time, is_clock_lost boolean, received_at timestamptz)
returns timestamptz[]
language sql immutable
as $$
  select array[timing.occurred_at, timing.made_at]
    || case when is_clock_lost then array[received_at] else '{}' end
$$;
comment on function app.judging_instants(app.punch_time, boolean, timestamptz) is
  'By which instants it is judged who may punch for whom: when the punch counts, when it was made and, where its clock was lost, when it arrived.';

create function app.member_hold(company uuid, person uuid, timing app.punch_time, is_clock_lost boolean) returns text
language sql stable set search_path = ''
as $$
  select case
    when is_clock_lost then 'clock_implausible'
    when app.role_at(company, person, timing.occurred_at) is null then 'revoked_membership'
  end
$$;
comment on function app.member_hold(uuid, uuid, app.punch_time, boolean) is
  'Why a punch waits for a decision because of when it says it was: a lost clock tells nothing of who was a member then.';

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
    or not exists (
      select from unnest(app.judging_instants(timing, is_clock_lost, received_at)) as at
      where app.is_served_at(kiosk, punch.person_id, at)
    )
  then
    return null;
  end if;
  return row('kiosk', case
    when kiosk.revoked_at <= received_at then 'revoked_membership'
    when not app.is_pin_proven(kiosk, punch) then 'pin_unproven'
    else app.member_hold(kiosk.company_id, punch.person_id, timing, is_clock_lost)
  end)::app.punch_right;
end
$$;

create or replace function app.crew_right(caller app.caller, person uuid, timing app.punch_time, received_at timestamptz)
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
  is_clock_lost := app.is_clock_implausible(timing, app.came_at(caller.company_id, caller.person_id));
  if not exists (
    select from unnest(app.judging_instants(timing, is_clock_lost, received_at)) as at
    where app.leads_at(caller.person_id, caller.company_id, person, at)
  ) then
    return null;
  end if;
  return row('crew', app.member_hold(caller.company_id, person, timing, is_clock_lost))::app.punch_right;
end
$$;

drop function app.own_right(app.caller, timestamptz, timestamptz);
create function app.own_right(caller app.caller, timing app.punch_time, received_at timestamptz) returns app.punch_right
language plpgsql stable set search_path = ''
as $$
begin
  if caller.is_member then
    return row('device', app.member_hold(
      caller.company_id, caller.person_id, timing,
      app.is_clock_implausible(timing, app.came_at(caller.company_id, caller.person_id))
    ))::app.punch_right;
  end if;
  if timing.occurred_at < caller.ended_at and caller.ended_at >= received_at - interval '30 days' then
    return row('device', 'revoked_membership')::app.punch_right;
  end if;
  return null;
end
$$;
comment on function app.own_right(app.caller, app.punch_time, timestamptz) is
  'A member always; one whose membership ended keeps for 30 days the right to hand in earlier punches, each to be decided.';
