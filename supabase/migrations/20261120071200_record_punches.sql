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

create function app.stated_time_hold(punch app.stated_punch, authority app.punch_right) returns text
language sql immutable
as $$
  select case when punch.claimed_at is not null and punch.kind <> 'out' and authority.source <> 'crew' then 'stated_time' end
$$;
comment on function app.stated_time_hold(app.stated_punch, app.punch_right) is
  'People may state for themselves when they finished; any other time that they state waits for a decision.';

-- Storing one item ------------------------------------------------------------------------------

create function app.store_punch(
  caller app.caller, settings public.company_settings, punch app.stated_punch, timing app.punch_time,
  authority app.punch_right, received_at timestamptz, payload_hash bytea, hold text
) returns public.punches
language plpgsql set search_path = ''
as $$
declare
  stored public.punches;
  fix app.stated_location;
  place app.fence_verdict;
begin
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

  if hold is not null then
    insert into public.decision_items (company_id, person_id, punch_id, kind, created_at)
    values (stored.company_id, stored.person_id, stored.id, hold, received_at);
  end if;
  return stored;
end
$$;
comment on function app.store_punch(app.caller, public.company_settings, app.stated_punch, app.punch_time, app.punch_right, timestamptz, bytea, text) is
  'Writes one punch to the ledger, its place beside it, and a decision item where it must wait.';

-- Working off a batch ---------------------------------------------------------------------------

create type app.batch_item as (
  id text,
  status text,
  reason text,
  punch_id uuid,
  person_id uuid,
  occurred_at timestamptz,
  flags text[],
  hold text
);
comment on type app.batch_item is
  'What became of an item. status: new, replayed, conflict or refused. hold: the question that a new one waits for.';

create function app.take_item(
  caller app.caller, settings public.company_settings, item jsonb, punch app.stated_punch, received_at timestamptz
) returns app.batch_item
language plpgsql set search_path = ''
as $$
declare
  payload_hash constant bytea := sha256(convert_to(item::text, 'UTF8'));
  result app.batch_item;
  timing app.punch_time;
  authority app.punch_right;
  earlier public.punches;
  stored public.punches;
begin
  result.id := case when jsonb_typeof(item) = 'object' then item ->> 'id' end;
  result.status := 'refused';
  if punch.id is null then
    result.reason := 'malformed_punch';
    return result;
  end if;

  select * into earlier from public.punches p where p.company_id = caller.company_id and p.id = punch.id;
  timing := app.punch_time(punch, received_at);
  authority := app.right_to_punch(caller, punch, timing, received_at);
  -- Whoever handed it in may ask again, even when the right to punch has ended since.
  if authority.source is null and not coalesce(
    earlier.payload_hash = payload_hash
      and (earlier.actor_person_id = caller.person_id or earlier.kiosk_id = caller.kiosk_id),
    false
  ) then
    result.reason := 'person_not_allowed';
  elsif earlier.payload_hash = payload_hash then
    result.status := 'replayed';
    result.punch_id := punch.id;
  elsif earlier.id is not null then
    result.status := 'conflict';
    result.reason := 'other_payload';
  else
    result.hold := coalesce(authority.hold, timing.hold, app.stated_time_hold(punch, authority));
    stored := app.store_punch(caller, settings, punch, timing, authority, received_at, payload_hash, result.hold);
    result.status := 'new';
    result.punch_id := stored.id;
    result.person_id := stored.person_id;
    result.occurred_at := stored.occurred_at;
    result.flags := stored.flags;
  end if;
  return result;
end
$$;

create function app.first_answer(company uuid, item app.batch_item, effects app.fold_effect[])
returns public.punch_answers
language plpgsql set search_path = ''
as $$
declare
  answer public.punch_answers;
  effect app.fold_effect;
begin
  answer.company_id := company;
  answer.punch_id := item.punch_id;
  answer.flags := item.flags;
  answer.reason := item.hold;
  foreach effect in array effects loop
    if effect.punch_id = item.punch_id then
      answer.flags := app.with_flags(answer.flags, effect.flags);
      answer.entry_id := coalesce(answer.entry_id, effect.entry_id);
      -- An estimate questions the entry before, not this punch.
      if effect.decision <> 'estimated_close' then
        answer.reason := coalesce(answer.reason, effect.decision);
      end if;
    end if;
  end loop;
  answer.verdict := case
    when answer.reason is not null then 'needs_decision'
    when answer.flags <> '{}' then 'applied_flagged'
    else 'applied'
  end;
  insert into public.punch_answers select (answer).*;
  return answer;
end
$$;
comment on function app.first_answer(uuid, app.batch_item, app.fold_effect[]) is
  'Keeps what a new punch came to, as it is answered now and at every replay.';

create function app.answer_item(company uuid, item app.batch_item, effects app.fold_effect[]) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  answer public.punch_answers;
begin
  if item.status = 'new' then
    answer := app.first_answer(company, item, effects);
  elsif item.status = 'replayed' then
    select * into answer from public.punch_answers a where a.company_id = company and a.punch_id = item.punch_id;
    select p.occurred_at into item.occurred_at
    from public.punches p where p.company_id = company and p.id = item.punch_id;
  end if;
  return jsonb_build_object(
    'id', item.id,
    'verdict', case when item.status = 'new' then answer.verdict else item.status end,
    'first_verdict', case when item.status = 'replayed' then answer.verdict end,
    'flags', to_jsonb(coalesce(answer.flags, '{}')),
    'reason', coalesce(item.reason, answer.reason),
    'occurred_at', app.instant(item.occurred_at),
    'entry_id', answer.entry_id
  );
end
$$;

create function app.record_batch(caller app.caller, batch jsonb, received_at timestamptz) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  company constant uuid := caller.company_id;
  settings public.company_settings;
  stated app.stated_punch[] := '{}';
  items app.batch_item[] := '{}';
  item app.batch_item;
  touched record;
  people uuid[] := '{}';
  effects app.fold_effect[] := '{}';
  answers jsonb[] := '{}';
begin
  for ordinal in 1 .. jsonb_array_length(batch) loop
    stated[ordinal] := app.read_punch(batch -> (ordinal - 1));
  end loop;
  perform app.lock_people(company, array(select s.person_id from unnest(stated) as s));
  select * into settings from public.company_settings s where s.company_id = company;
  for ordinal in 1 .. jsonb_array_length(batch) loop
    items[ordinal] := app.take_item(caller, settings, batch -> (ordinal - 1), stated[ordinal], received_at);
  end loop;

  for touched in
    select i.person_id, min(i.occurred_at) as changed_at, bool_or(i.hold is not null) as waits
    from unnest(items) as i
    where i.status = 'new'
    group by i.person_id
  loop
    people := people || touched.person_id;
    effects := effects || app.project_person(
      company, touched.person_id, touched.changed_at, touched.waits,
      row(caller.person_id, caller.kiosk_id, received_at, null)::app.cause
    );
  end loop;
  if people <> '{}' then
    perform app.touch_clocks(company, people);
  end if;

  foreach item in array items loop
    answers := answers || app.answer_item(company, item, effects);
  end loop;
  return jsonb_build_object('server_time', app.instant(clock_timestamp()), 'answers', to_jsonb(answers));
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
