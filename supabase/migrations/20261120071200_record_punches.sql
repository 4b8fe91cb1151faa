-- The one way into the ledger. Read from the bottom: record_punches takes a batch from whoever
-- calls, app.record_batch works it off, the functions above it each answer one question.

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

-- What an item says -----------------------------------------------------------------------------

create type app.stated_punch as (
  id uuid,
  v smallint,
  person_id uuid,
  kind text,
  break_kind text,
  device_id uuid,
  device_seq bigint,
  device_at timestamptz,
  zone text,
  utc_offset_minutes smallint,
  skew_ms bigint,
  skew_age_ms bigint,
  online boolean,
  claimed_at timestamptz,
  project_id uuid,
  cost_code_id uuid,
  note text,
  outside_reason text,
  pin_check text,
  location jsonb
);
comment on type app.stated_punch is 'An item of a batch as the device wrote it; field by field packages/contract/src/punches.ts.';

create type app.stated_location as (lat float8, lng float8, accuracy_m float8, age_ms float8, mock boolean);

create function app.is_plausible_instant(at timestamptz) returns boolean
language sql immutable
as $$
  select at is null or at between '1970-01-01T00:00:00Z' and '2200-01-01T00:00:00Z'
$$;

create function app.read_punch(item jsonb) returns app.stated_punch
language plpgsql stable set search_path = ''
as $$
declare
  rfc_3339 constant text := '^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?Z$';
  punch app.stated_punch;
  fix app.stated_location;
begin
  if jsonb_typeof(item) is distinct from 'object' then
    return null;
  end if;
  punch := jsonb_populate_record(null::app.stated_punch, item);
  if jsonb_typeof(punch.location) = 'object' then
    fix := jsonb_populate_record(null::app.stated_location, punch.location);
  else
    punch.location := null;
  end if;

  if punch.v is distinct from 1
    or punch.id is null or punch.person_id is null or punch.device_id is null
    or coalesce(punch.kind not in ('in', 'out', 'switch', 'break_start', 'break_end'), true)
    or (punch.kind = 'break_start') <> (punch.break_kind is not null)
    or punch.break_kind not in ('meal', 'rest')
    or coalesce(punch.device_seq < 0, true)
    or coalesce(item ->> 'device_at' !~ rfc_3339, true) or item ->> 'claimed_at' !~ rfc_3339
    or coalesce(length(punch.zone) not between 1 and 64, true)
    or coalesce(punch.utc_offset_minutes not between -840 and 840, true)
    or abs(punch.skew_ms) > 10000000000000 or punch.skew_age_ms < 0
    or punch.online is null
    or length(punch.note) > 500 or length(punch.outside_reason) > 500
    or punch.pin_check not in ('online', 'offline')
    or not app.is_plausible_instant(punch.device_at) or not app.is_plausible_instant(punch.claimed_at)
    or (
      punch.location is not null
      and not coalesce(
        fix.lat between -90 and 90 and fix.lng between -180 and 180
          and fix.accuracy_m >= 0 and fix.age_ms >= 0 and fix.mock is not null,
        false
      )
    )
  then
    return null;
  end if;
  return punch;
exception
  when data_exception then
    return null;
end
$$;
comment on function app.read_punch(jsonb) is 'An item as a typed punch; null when it is malformed.';

-- Which time pays -------------------------------------------------------------------------------

create type app.punch_time as (made_at timestamptz, occurred_at timestamptz, flags text[], hold text);

create function app.punch_time(punch app.stated_punch, received_at timestamptz) returns app.punch_time
language plpgsql immutable set search_path = ''
as $$
declare
  tolerance constant interval := '60 seconds';
  day constant interval := '24 hours';
  skew constant interval := coalesce(punch.skew_ms, 0) * interval '1 millisecond';
  is_skewed constant boolean := skew > tolerance or skew < -tolerance;
  result app.punch_time;
begin
  result.made_at := case
    when is_skewed and punch.skew_age_ms <= 86400000 then punch.device_at - skew
    else punch.device_at
  end;
  result.occurred_at := coalesce(punch.claimed_at, result.made_at);

  result.flags := '{}';
  if is_skewed or result.made_at > received_at + tolerance then
    result.flags := result.flags || 'clock_wrong'::text;
  end if;
  if punch.claimed_at is not null then
    result.flags := result.flags || 'stated'::text;
  end if;

  if result.made_at > received_at + day
    or (punch.online and result.made_at < received_at - day)
    or punch.claimed_at > result.made_at + tolerance
  then
    result.hold := 'clock_implausible';
  elsif result.occurred_at < received_at - interval '7 days' then
    result.hold := 'late_arrival';
  end if;
  return result;
end
$$;
comment on function app.punch_time(app.stated_punch, timestamptz) is
  'made_at: the device instant less its skew, if that is above 60 s and was measured within 24 h of the same boot; else the device instant. occurred_at, which pays: the stated time, else made_at. The same rule stands in packages/domain/src/clock.';

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

-- What it is booked on and where it was made ----------------------------------------------------

create function app.resolve_references(row_in public.punches, settings public.company_settings) returns public.punches
language plpgsql stable set search_path = ''
as $$
declare
  punch public.punches := row_in;
  archived boolean;
begin
  if punch.project_id is not null then
    select p.archived_at <= punch.occurred_at into archived
    from public.projects p where p.company_id = punch.company_id and p.id = punch.project_id;
    if not found then
      punch.unresolved := jsonb_build_object('project_id', punch.project_id);
      punch.project_id := null;
      punch.flags := punch.flags || 'project_unknown'::text;
    elsif archived then
      punch.flags := punch.flags || 'project_archived'::text;
    end if;
  end if;

  if punch.cost_code_id is not null then
    select c.archived_at <= punch.occurred_at into archived
    from public.cost_codes c where c.company_id = punch.company_id and c.id = punch.cost_code_id;
    if not found then
      punch.unresolved := coalesce(punch.unresolved, '{}') || jsonb_build_object('cost_code_id', punch.cost_code_id);
      punch.cost_code_id := null;
      punch.flags := punch.flags || 'cost_code_unknown'::text;
    elsif archived then
      punch.flags := punch.flags || 'cost_code_archived'::text;
    end if;
  end if;

  if punch.kind in ('in', 'switch') then
    if settings.cost_code_rule = 'required' and punch.cost_code_id is null then
      punch.flags := punch.flags || 'cost_code_missing'::text;
    end if;
    if settings.note_rule = 'required' and coalesce(trim(punch.note), '') = '' then
      punch.flags := punch.flags || 'note_missing'::text;
    end if;
  end if;
  return punch;
end
$$;
comment on function app.resolve_references(public.punches, public.company_settings) is
  'Keeps an archived project or code and flags it; a foreign or unknown one moves to unresolved, the same flag for both.';

create function app.store_location(punch public.punches, fix app.stated_location, distance_m float8) returns void
language plpgsql set search_path = ''
as $$
begin
  insert into public.punch_locations
    (company_id, punch_id, person_id, occurred_at, lat, lng, accuracy_m, age_ms, mock, distance_m)
  values
    (punch.company_id, punch.id, punch.person_id, punch.occurred_at, fix.lat, fix.lng, fix.accuracy_m, fix.age_ms, fix.mock, distance_m);
end
$$;

-- Storing one item ------------------------------------------------------------------------------

create function app.store_punch(
  caller app.caller, punch app.stated_punch, timing app.punch_time, authority app.punch_right,
  received_at timestamptz, payload_hash bytea
) returns public.punches
language plpgsql set search_path = ''
as $$
declare
  stored public.punches;
  settings public.company_settings;
  fix app.stated_location;
  place app.fence_verdict;
  hold text;
begin
  select * into settings from public.company_settings s where s.company_id = caller.company_id;

  stored := jsonb_populate_record(null::public.punches, to_jsonb(punch) - 'location');
  stored.company_id := caller.company_id;
  stored.occurred_at := timing.occurred_at;
  stored.received_at := received_at;
  stored.source := authority.source;
  stored.actor_person_id := caller.person_id;
  stored.kiosk_id := caller.kiosk_id;
  stored.pin_check := case when authority.source = 'kiosk' then punch.pin_check end;
  stored.flags := timing.flags;
  stored.payload_version := punch.v;
  stored.payload_hash := payload_hash;
  stored := app.resolve_references(stored, settings);

  if settings.location_mode <> 'off' then
    fix := jsonb_populate_record(null::app.stated_location, punch.location);
    place := app.fence_verdict(stored.company_id, stored.project_id, fix.lat, fix.lng, fix.accuracy_m, fix.age_ms);
    stored.place_verdict := place.verdict;
    stored.site_id := place.site_id;
    if place.verdict = 'outside' then
      stored.flags := stored.flags || 'outside'::text;
    end if;
    if fix.mock then
      stored.flags := stored.flags || 'mock_location'::text;
    end if;
  end if;
  if stored.pin_check = 'offline' then
    stored.flags := stored.flags || 'pin_offline'::text;
  end if;

  insert into public.punches select (stored).*;
  if fix.lat is not null then
    perform app.store_location(stored, fix, place.distance_m);
  end if;

  hold := coalesce(
    authority.hold,
    timing.hold,
    case when punch.claimed_at is not null and punch.kind <> 'out' and authority.source <> 'crew' then 'stated_time' end
  );
  if hold is not null then
    insert into public.decision_items (company_id, person_id, punch_id, kind, created_at)
    values (stored.company_id, stored.person_id, stored.id, hold, received_at);
  end if;
  return stored;
end
$$;
comment on function app.store_punch(app.caller, app.stated_punch, app.punch_time, app.punch_right, timestamptz, bytea) is
  'Writes one punch to the ledger, its place beside it, and a decision item where it must wait.';

-- Working off a batch ---------------------------------------------------------------------------

create type app.batch_item as (ordinal integer, id text, punch_id uuid, status text, reason text);
comment on type app.batch_item is 'status: new, replayed, conflict or refused.';

create function app.take_item(
  caller app.caller, item jsonb, punch app.stated_punch, ordinal integer, received_at timestamptz
) returns app.batch_item
language plpgsql set search_path = ''
as $$
declare
  payload_hash constant bytea := sha256(convert_to(item::text, 'UTF8'));
  stated_id constant text := case when jsonb_typeof(item) = 'object' then item ->> 'id' end;
  timing app.punch_time;
  authority app.punch_right;
  earlier public.punches;
begin
  if punch.id is null then
    return row(ordinal, stated_id, null, 'refused', 'malformed_punch')::app.batch_item;
  end if;

  select * into earlier from public.punches p where p.company_id = caller.company_id and p.id = punch.id;
  -- Whoever handed it in may ask again, even when the right to punch has ended since.
  if earlier.payload_hash = payload_hash
    and (earlier.actor_person_id = caller.person_id or earlier.kiosk_id = caller.kiosk_id)
  then
    return row(ordinal, stated_id, punch.id, 'replayed', null)::app.batch_item;
  end if;

  timing := app.punch_time(punch, received_at);
  authority := app.right_to_punch(caller, punch, timing, received_at);
  if authority.source is null then
    return row(ordinal, stated_id, null, 'refused', 'person_not_allowed')::app.batch_item;
  end if;
  if earlier.payload_hash = payload_hash then
    return row(ordinal, stated_id, punch.id, 'replayed', null)::app.batch_item;
  elsif earlier.id is not null then
    return row(ordinal, stated_id, null, 'conflict', 'other_payload')::app.batch_item;
  end if;
  perform app.store_punch(caller, punch, timing, authority, received_at, payload_hash);
  return row(ordinal, stated_id, punch.id, 'new', null)::app.batch_item;
end
$$;

create function app.store_answers(company uuid, new_punches uuid[], effects app.fold_effect[]) returns void
language plpgsql set search_path = ''
as $$
begin
  insert into public.punch_answers (company_id, punch_id, verdict, flags, reason, entry_id)
  select
    company, p.id,
    case
      when asked.kind is not null then 'needs_decision'
      when noticed.flags <> '{}' then 'applied_flagged'
      else 'applied'
    end,
    noticed.flags, asked.kind, led_to.entry_id
  from public.punches p
  cross join lateral (
    select
      (array_agg(e.entry_id) filter (where e.entry_id is not null))[1] as entry_id,
      coalesce(array_agg(distinct f.flag) filter (where f.flag is not null), '{}') as flags
    from unnest(effects) as e left join lateral unnest(e.flags) as f (flag) on true
    where e.punch_id = p.id
  ) led_to
  cross join lateral (select app.with_flags(p.flags, led_to.flags) as flags) noticed
  left join lateral (
    select i.kind from public.decision_items i
    where i.company_id = company and i.punch_id = p.id and i.state = 'open' and i.kind <> 'estimated_close'
    limit 1
  ) asked on true
  where p.company_id = company and p.id = any (new_punches);
end
$$;
comment on function app.store_answers(uuid, uuid[], app.fold_effect[]) is
  'Keeps what a batch''s new punches came to, as they are answered now and at every replay.';

create function app.batch_answers(company uuid, items app.batch_item[]) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select coalesce(jsonb_agg(
      jsonb_build_object(
        'id', i.id,
        'verdict', case when i.status = 'new' then a.verdict else i.status end,
        'first_verdict', case when i.status = 'replayed' then a.verdict end,
        'flags', to_jsonb(coalesce(a.flags, '{}')),
        'reason', coalesce(i.reason, a.reason),
        'occurred_at', app.instant(p.occurred_at),
        'entry_id', a.entry_id
      ) order by i.ordinal
    ), '[]')
    from unnest(items) as i
    left join public.punches p on p.company_id = company and p.id = i.punch_id
    left join public.punch_answers a on a.company_id = company and a.punch_id = i.punch_id
  );
end
$$;

create function app.record_batch(caller app.caller, batch jsonb, received_at timestamptz) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  company constant uuid := caller.company_id;
  stated app.stated_punch[] := '{}';
  items app.batch_item[] := '{}';
  new_punches uuid[];
  touched record;
  people uuid[] := '{}';
  effects app.fold_effect[] := '{}';
begin
  for ordinal in 1 .. jsonb_array_length(batch) loop
    stated[ordinal] := app.read_punch(batch -> (ordinal - 1));
  end loop;
  perform app.lock_people(company, array(select s.person_id from unnest(stated) as s));

  for ordinal in 1 .. jsonb_array_length(batch) loop
    items := items || app.take_item(caller, batch -> (ordinal - 1), stated[ordinal], ordinal, received_at);
  end loop;
  new_punches := array(select i.punch_id from unnest(items) as i where i.status = 'new');

  for touched in
    select p.person_id, min(p.occurred_at) as changed_at, coalesce(bool_or(app.holds_punch(i.kind)), false) as waits
    from public.punches p
    left join public.decision_items i on i.company_id = company and i.punch_id = p.id
    where p.company_id = company and p.id = any (new_punches)
    group by p.person_id
  loop
    people := people || touched.person_id;
    effects := effects || app.project_person(
      company, touched.person_id, touched.changed_at, touched.waits,
      row(caller.person_id, caller.kiosk_id, received_at, null)::app.cause
    );
  end loop;

  if people <> '{}' then
    perform app.store_answers(company, new_punches, effects);
    perform app.touch_clocks(company, people);
  end if;
  return jsonb_build_object('server_time', app.instant(clock_timestamp()), 'answers', app.batch_answers(company, items));
end
$$;
comment on function app.record_batch(app.caller, jsonb, timestamptz) is
  'Stores a batch for a caller as received at an instant, folds the people it touches, and answers one verdict an item in its order.';

create function public.record_punches(batch jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  if jsonb_typeof(batch) is distinct from 'array' or jsonb_array_length(batch) > 500 then
    raise exception 'a batch is a list of at most 500 punches' using errcode = 'PT413', detail = 'batch_too_large';
  end if;
  return app.record_batch(app.current_caller(), batch, now());
end
$$;
comment on function public.record_punches(jsonb) is
  'Takes punches (packages/contract/src/punches.ts) from the person, their supervisor, an admin or a kiosk. Never loses what the caller could plausibly have done: it is stored and, where doubtful, waits for a decision. One verdict an item, in order. Error batch_too_large (413) when the batch is no list or has more than 500 items.';
grant execute on function public.record_punches(jsonb) to authenticated;
