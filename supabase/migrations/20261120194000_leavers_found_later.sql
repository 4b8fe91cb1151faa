-- Whoever is found to have been on the clock when their access ended is clocked out, whenever that is
-- found: the clock-in may lie unsent on their phone until after, or wait for somebody to accept it.

create function app.presume_clock_out(company uuid, person uuid, cause app.cause) returns boolean
language plpgsql set search_path = ''
as $$
declare
  running public.time_entries;
  ended_at timestamptz;
begin
  select * into running from public.time_entries e
  where e.company_id = company and e.person_id = person and e.state = 'open';
  if running.id is null or app.role_at(company, person, now()) is not null then
    return false;
  end if;
  select max(m.valid_to) into ended_at
  from public.memberships m where m.company_id = company and m.person_id = person;
  -- What began later somebody has accepted knowing that. Devices may be a minute ahead.
  if ended_at is null or running.started_at > ended_at + interval '60 seconds' then
    return false;
  end if;
  insert into public.punches (
    id, company_id, person_id, kind, occurred_at, received_at, source, actor_person_id, device_id, device_seq,
    device_at, zone, utc_offset_minutes, online, flags, payload_version, payload_hash
  )
  select
    gen_random_uuid(), company, person, 'out', greatest(ended_at, running.started_at), cause.at, 'decision',
    -- A tablet is nobody.
    coalesce(cause.actor_person_id, person),
    -- The last of its instant: after the start, and after an end that a decider states.
    'ffffffff-ffff-ffff-ffff-ffffffffffff', 0,
    cause.at, started.zone, started.utc_offset_minutes, true, '{missing_out}', 1,
    sha256(convert_to(running.id::text || 'access ended', 'UTF8'))
  from public.punches started where started.company_id = company and started.id = running.id;
  return true;
end
$$;
comment on function app.presume_clock_out(uuid, uuid, app.cause) is
  'Gives the ledger a clock-out, flagged missing_out, where somebody''s access ended while they were on the clock; answers whether it did.';

create or replace function app.project_person(
  company uuid, person uuid, changed_at timestamptz, waiting_changed boolean, cause app.cause
) returns app.fold_effect[]
language plpgsql set search_path = ''
as $$
declare
  counts_for constant uuid := app.merged_into(company, person);
  effects app.fold_effect[];
begin
  effects := app.project_ledger(company, counts_for, changed_at, waiting_changed, cause);
  if app.presume_clock_out(company, counts_for, cause) then
    effects := effects || app.project_ledger(company, counts_for, changed_at, false, cause);
  end if;
  perform app.place_disputes(company, counts_for);
  return effects;
end
$$;

create function app.end_access(company uuid, person uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  running_since timestamptz;
begin
  perform app.lock_people(company, array[person]);
  perform app.end_rights(company, person);
  select e.started_at into running_since from public.time_entries e
  where e.company_id = company and e.person_id = person and e.state = 'open';
  if found then
    perform app.project_person(
      company, person, running_since, false, row(app.my_person_id(), null, now(), null)::app.cause
    );
    perform app.touch_clocks(company, array[person]);
  end if;
end
$$;
comment on function app.end_access(uuid, uuid) is
  'Ends a person''s clock, role, crews, invitations, kiosk PIN and pushes now. The login stays, for its punches from before.';
