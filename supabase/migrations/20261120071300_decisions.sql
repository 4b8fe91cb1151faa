-- The supervisor's answers. Each is kept as a decision and, where it states a time, as a punch in
-- the ledger; entries follow from those like from any other.

create function app.refused(reason text) returns jsonb
language sql immutable
as $$
  select jsonb_build_object('verdict', 'refused', 'reason', reason)
$$;

create function app.may_decide(item public.decision_items) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  return item.company_id = app.my_company_id()
    and (
      app.my_role() = 'admin'
      or (item.person_id = any (app.my_crew_people()) and item.person_id <> app.my_person_id())
    );
end
$$;
comment on function app.may_decide(public.decision_items) is
  'An admin for the company, a supervisor for their crews but never for themselves.';

create function app.state_time(item public.decision_items, kind text, at timestamptz, comment text) returns void
language plpgsql set search_path = ''
as $$
declare
  about public.punches;
begin
  select * into about from public.punches p where p.company_id = item.company_id and p.id = item.punch_id;
  insert into public.punches (
    id, company_id, person_id, kind, occurred_at, received_at, source, actor_person_id, device_id, device_seq,
    device_at, zone, utc_offset_minutes, online, claimed_at, project_id, cost_code_id, note, flags,
    payload_version, payload_hash
  ) values (
    gen_random_uuid(), item.company_id, item.person_id, kind, at, now(), 'decision', app.my_person_id(),
    '00000000-0000-0000-0000-000000000000', 0, now(), about.zone, about.utc_offset_minutes, true, at,
    case when kind = 'in' then about.project_id end, case when kind = 'in' then about.cost_code_id end,
    left(comment, 500), '{stated}', 1, sha256(convert_to(item.id::text || kind || at::text, 'UTF8'))
  );
end
$$;
comment on function app.state_time(public.decision_items, text, timestamptz, text) is
  'Puts the time that the decider states into the ledger, as a punch of theirs.';

create function app.is_possible_end(item public.decision_items, at timestamptz) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select e.started_at < at and at <= now()
      and not exists (
        select from public.time_entries later
        where later.company_id = e.company_id and later.person_id = e.person_id
          and later.state in ('open', 'closed')
          and later.started_at > e.started_at and later.started_at < at
      )
    from public.time_entries e
    where e.company_id = item.company_id and e.id = item.entry_id
  );
end
$$;

create function app.is_possible_start(item public.decision_items, at timestamptz) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select at < p.occurred_at and p.occurred_at - at <= interval '16 hours'
      and not exists (
        select from public.time_entries e
        where e.company_id = p.company_id and e.person_id = p.person_id and e.state in ('open', 'closed')
          and e.started_at < p.occurred_at and e.ended_at > at
      )
    from public.punches p
    where p.company_id = item.company_id and p.id = item.punch_id
  );
end
$$;

create function public.decide_item(
  item_id uuid,
  decision text,
  comment text default null,
  ended_at timestamptz default null,
  started_at timestamptz default null
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  item public.decision_items;
  changed_at timestamptz;
begin
  select * into item from public.decision_items i where i.id = item_id;
  if item.id is null or not coalesce(app.may_decide(item), false) then
    return app.refused('not_found');
  end if;
  perform app.lock_people(item.company_id, array[item.person_id]);
  select * into item from public.decision_items i where i.id = item_id;
  if item.state <> 'open' then
    return app.refused('already_decided') || jsonb_build_object('state', item.state);
  end if;
  if coalesce(decision not in ('accept', 'reject', 'set_time'), true) or length(comment) > 1000 then
    return app.refused('invalid_input');
  end if;
  if decision <> 'accept' and coalesce(trim(comment), '') = '' then
    return app.refused('comment_missing');
  end if;

  if decision = 'set_time' then
    if item.kind = 'estimated_close' and coalesce(app.is_possible_end(item, ended_at), false) then
      perform app.state_time(item, 'out', ended_at, comment);
    elsif item.kind = 'missing_in' and coalesce(app.is_possible_start(item, started_at), false) then
      perform app.state_time(item, 'in', started_at, comment);
    else
      return app.refused('time_impossible');
    end if;
  end if;

  -- What waits as one entry is decided as one: its start, its breaks and its end.
  with decided as (
    update public.decision_items i set
      state = case when decision = 'reject' then 'rejected' else 'accepted' end,
      decided_at = now(),
      decided_by = app.my_person_id(),
      comment = decide_item.comment
    where i.company_id = item.company_id and i.state = 'open'
      and (
        i.id = item.id
        or (app.holds_punch(item.kind) and app.holds_punch(i.kind) and i.entry_id = item.entry_id)
      )
    returning i.punch_id
  )
  select least(min(p.occurred_at), started_at) into changed_at
  from decided d join public.punches p on p.company_id = item.company_id and p.id = d.punch_id;

  perform app.project_person(
    item.company_id, item.person_id, changed_at, true, row(app.my_person_id(), null, now(), comment)::app.cause
  );
  perform app.touch_clocks(item.company_id, array[item.person_id]);
  return jsonb_build_object('verdict', 'applied', 'item_id', item.id);
end
$$;
comment on function public.decide_item(uuid, text, text, timestamptz, timestamptz) is
  'A supervisor or admin answers a decision item: accept, reject (the punch does not count) or set_time (ended_at of an estimated entry, started_at of one without a start). All but accept need a comment. Verdict applied or refused (not_found, already_decided, invalid_input, comment_missing, time_impossible).';
grant execute on function public.decide_item(uuid, text, text, timestamptz, timestamptz) to authenticated;

create function public.read_punch_locations(
  person uuid, from_at timestamptz, to_at timestamptz, purpose text default null
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  is_own constant boolean := person = app.my_person_id();
  points jsonb;
begin
  if not coalesce(app.sees_person(company, person), false)
    or not exists (
      select from public.profiles p where p.company_id = company and p.person_id = person
    )
  then
    return app.refused('not_found');
  end if;
  if from_at is null or to_at is null or to_at < from_at or to_at - from_at > interval '31 days' then
    return app.refused('invalid_input');
  end if;
  if not is_own and coalesce(length(trim(purpose)) not between 1 and 500, true) then
    return app.refused('purpose_missing');
  end if;

  select coalesce(jsonb_agg(
    jsonb_build_object(
      'punch_id', l.punch_id, 'kind', p.kind, 'occurred_at', app.instant(l.occurred_at),
      'lat', l.lat, 'lng', l.lng, 'accuracy_m', l.accuracy_m, 'age_ms', l.age_ms, 'mock', l.mock,
      'distance_m', l.distance_m, 'site_id', p.site_id, 'place_verdict', p.place_verdict
    ) order by l.occurred_at
  ), '[]') into points
  from public.punch_locations l
  join public.punches p on p.company_id = l.company_id and p.id = l.punch_id
  where l.company_id = company and l.person_id = person and l.occurred_at between from_at and to_at;

  if not is_own then
    insert into public.location_reads (company_id, reader_person_id, person_id, from_at, to_at, purpose, points)
    values (company, app.my_person_id(), person, from_at, to_at, purpose, jsonb_array_length(points));
  end if;
  return jsonb_build_object('verdict', 'ok', 'points', points);
end
$$;
comment on function public.read_punch_locations(uuid, timestamptz, timestamptz, text) is
  'Where a person''s punches of at most 31 days were made, for that person, who leads them, or an admin. A look at another person needs a purpose and is logged. Verdict ok or refused (not_found, invalid_input, purpose_missing).';
grant execute on function public.read_punch_locations(uuid, timestamptz, timestamptz, text) to authenticated;
