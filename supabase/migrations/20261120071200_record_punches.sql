-- The one way into the ledger. Read from the bottom: record_punches takes a batch from whoever
-- calls, app.record_batch works it off, the functions above it each answer one question.

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
