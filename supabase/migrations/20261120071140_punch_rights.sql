-- Who hands in punches, and for whom they may at the punch's own time.

-- Who is calling --------------------------------------------------------------------------------

create type app.caller as (
  person_id uuid,
  company_id uuid,
  is_member boolean,
  ended_at timestamptz,
  kiosk_id uuid
);
comment on type app.caller is
  'Who hands in punches: a person (a member now, or one whose last membership ended at ended_at) or a kiosk.';

create function app.current_caller() returns app.caller
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller app.caller;
begin
  select null, k.company_id, false, null, k.id into caller
  from public.kiosks k where k.user_id = auth.uid();
  if found then
    return caller;
  end if;

  select
    p.person_id, p.company_id,
    coalesce(bool_or(m.valid_from <= now() and (m.valid_to is null or m.valid_to > now())), false),
    max(m.valid_to),
    null
  into caller
  from public.profiles p
  left join public.memberships m on m.company_id = p.company_id and m.person_id = p.person_id
  where p.id = auth.uid()
  group by p.person_id, p.company_id;
  return caller;
end
$$;

-- Who may punch for whom ------------------------------------------------------------------------

create type app.punch_right as (source text, hold text);

create function app.leads_at(lead uuid, company uuid, person uuid, at timestamptz) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  return app.role_at(company, lead, at) = 'admin' or exists (
    select from public.crew_members c
    where c.company_id = company and c.person_id = person
      and c.crew_id = any (app.crews_led_by(lead, at))
      and c.valid_from <= at and (c.valid_to is null or c.valid_to > at)
  );
end
$$;

create function app.kiosk_right(caller app.caller, punch app.stated_punch, at timestamptz, received_at timestamptz)
returns app.punch_right
language plpgsql stable set search_path = ''
as $$
declare
  kiosk public.kiosks;
begin
  select * into kiosk from public.kiosks k where k.id = caller.kiosk_id;
  if punch.pin_check is null
    or punch.person_id <> all (app.kiosk_people(kiosk, at))
    or coalesce(at >= kiosk.revoked_at, false)
    or coalesce(kiosk.revoked_at < received_at - interval '30 days', false)
  then
    return null;
  end if;
  return row('kiosk', case when kiosk.revoked_at <= received_at then 'revoked_membership' end)::app.punch_right;
end
$$;

create function app.own_right(caller app.caller, at timestamptz, received_at timestamptz) returns app.punch_right
language plpgsql stable set search_path = ''
as $$
begin
  if caller.is_member then
    return row('device', case when app.role_at(caller.company_id, caller.person_id, at) is null then 'revoked_membership' end)::app.punch_right;
  end if;
  if at < caller.ended_at and caller.ended_at >= received_at - interval '30 days' then
    return row('device', 'revoked_membership')::app.punch_right;
  end if;
  return null;
end
$$;
comment on function app.own_right(app.caller, timestamptz, timestamptz) is
  'A member always; one whose membership ended keeps for 30 days the right to hand in earlier punches, each to be decided.';

create function app.crew_right(caller app.caller, person uuid, at timestamptz, made_at timestamptz) returns app.punch_right
language plpgsql stable set search_path = ''
as $$
begin
  if not caller.is_member
    or not exists (
      select from public.profiles p where p.company_id = caller.company_id and p.person_id = person
    )
    or not (
      app.leads_at(caller.person_id, caller.company_id, person, at)
      or app.leads_at(caller.person_id, caller.company_id, person, made_at)
    )
  then
    return null;
  end if;
  return row('crew', case when app.role_at(caller.company_id, person, at) is null then 'revoked_membership' end)::app.punch_right;
end
$$;
comment on function app.crew_right(app.caller, uuid, timestamptz, timestamptz) is
  'An admin for the company, a supervisor for whom they led when the punch counts or when it was made.';

create function app.right_to_punch(
  caller app.caller, punch app.stated_punch, timing app.punch_time, received_at timestamptz
) returns app.punch_right
language plpgsql stable set search_path = ''
as $$
begin
  if caller.kiosk_id is not null then
    return app.kiosk_right(caller, punch, timing.occurred_at, received_at);
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
comment on function app.right_to_punch(app.caller, app.stated_punch, app.punch_time, timestamptz) is
  'As what the caller may punch for the person, by the rights of the punch''s own time; null when not at all. Tells nothing of whether the person exists.';
