-- Keeps entries, breaks, decision items and the clock state of one person equal to what the fold
-- makes of the ledger. Only the window that new facts can touch is folded again. Callers hold the
-- person's lock.

create type app.cause as (actor_person_id uuid, kiosk_id uuid, at timestamptz, reason text);
comment on type app.cause is 'Who made the ledger change, when and why, for the history of entries.';

create function app.lock_people(company uuid, people uuid[]) returns void
language plpgsql set search_path = ''
as $$
begin
  -- In one order for everybody, so that two batches never wait for each other.
  perform pg_advisory_xact_lock(hashtextextended('clock:' || p.person_id::text, 0))
  from (
    select q.person_id from public.profiles q
    where q.company_id = company and q.person_id = any (people)
    order by q.person_id
  ) p;
end
$$;
comment on function app.lock_people(uuid, uuid[]) is
  'One writer at a time for a person''s clock, until the transaction ends. Callers outside the company lock nobody.';

create function app.holds_punch(kind text) returns boolean
language sql immutable
as $$
  select kind in ('revoked_membership', 'clock_implausible', 'late_arrival', 'stated_time', 'overlap')
$$;
comment on function app.holds_punch(text) is
  'Whether a decision item of this kind keeps its punch out of the settled time until it is accepted.';

create type app.ledger_position as (at timestamptz, device_id uuid, device_seq bigint, id uuid);
comment on type app.ledger_position is
  'A punch''s place in a person''s ledger: by the instant that pays, then as its device made it, then by id.';

create function app.fold_start(company uuid, person uuid, changed_at timestamptz) returns app.ledger_position
language plpgsql stable set search_path = ''
as $$
declare
  start app.ledger_position;
begin
  select p.occurred_at, p.device_id, p.device_seq, p.id into start
  from public.time_entries e
  join public.punches p on p.company_id = company and p.id = e.id
  where e.company_id = company and e.person_id = person
    and e.started_at < changed_at and e.state in ('open', 'closed')
    and coalesce((
      select coalesce(b.ended_at < e.started_at, false)
      from public.time_entries b
      where b.company_id = company and b.person_id = person and b.id <> e.id
        and b.started_at <= e.started_at and b.state in ('open', 'closed')
      order by b.started_at desc, b.ended_at desc
      limit 1
    ), true)
  order by e.started_at desc
  limit 1;
  return start;
end
$$;
comment on function app.fold_start(uuid, uuid, timestamptz) is
  'From where to fold again when the ledger changed at an instant: the punch that started the last settled entry before it with a gap before that. From there the fold needs no clock but an empty one. Null: from the first punch.';

create function app.settled_punches(company uuid, person uuid, start app.ledger_position) returns app.folding[]
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select coalesce(array_agg(
      row(
        p.id, p.kind, p.break_kind, p.occurred_at, p.project_id, p.cost_code_id,
        coalesce(p.actor_person_id, p.person_id), p.source <> 'crew', coalesce(d.accepted, false),
        p.zone, p.note, p.flags
      )::app.folding
      order by p.occurred_at, p.device_id, p.device_seq, p.id
    ), '{}')
    from public.punches p
    left join lateral (
      select
        bool_or(i.state = 'rejected') as rejected,
        bool_or(i.state = 'accepted') as accepted,
        bool_or(i.state = 'open' and i.kind <> 'overlap' and app.holds_punch(i.kind)) as held
      from public.decision_items i
      where i.company_id = p.company_id and i.punch_id = p.id
    ) d on true
    where p.company_id = company and p.person_id = person
      and p.occurred_at >= coalesce(start.at, '-infinity')
      and (
        start.id is null
        or (p.occurred_at, p.device_id, p.device_seq, p.id) >= (start.at, start.device_id, start.device_seq, start.id)
      )
      and d.rejected is not true and d.held is not true
  );
end
$$;
comment on function app.settled_punches(uuid, uuid, app.ledger_position) is 'The punches that count, from a position on, in order.';

create function app.waiting_punches(company uuid, person uuid) returns app.folding[]
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select coalesce(array_agg(
      row(
        p.id, p.kind, p.break_kind, p.occurred_at, p.project_id, p.cost_code_id,
        coalesce(p.actor_person_id, p.person_id), true, true,
        p.zone, p.note, p.flags
      )::app.folding
      order by p.occurred_at, p.device_id, p.device_seq, p.id
    ), '{}')
    from public.punches p
    where p.company_id = company and p.person_id = person
      and p.id in (
        select i.punch_id from public.decision_items i
        where i.company_id = company and i.person_id = person
          and i.state = 'open' and app.holds_punch(i.kind)
      )
  );
end
$$;
comment on function app.waiting_punches(uuid, uuid) is
  'The punches that wait for a decision, in order: a stream of their own that contradicts nobody.';

create function app.ask_decisions(
  company uuid, person uuid, effects app.fold_effect[], asked_at timestamptz
) returns boolean
language plpgsql set search_path = ''
as $$
declare
  withdrawn integer;
  asked integer;
begin
  -- A question that the fold no longer raises has been answered by another punch.
  update public.decision_items i set state = 'withdrawn'
  where i.company_id = company and i.person_id = person and i.state = 'open'
    and i.kind in ('overlap', 'missing_in', 'estimated_close')
    and i.punch_id = any (array(select e.punch_id from unnest(effects) as e))
    and not exists (
      select from unnest(effects) as e
      where e.decision = i.kind and coalesce(e.decision_entry_id, e.punch_id) = i.punch_id
    );
  get diagnostics withdrawn = row_count;

  insert into public.decision_items (company_id, person_id, punch_id, kind, entry_id, created_at)
  select company, person, coalesce(e.decision_entry_id, e.punch_id), e.decision, e.decision_entry_id, asked_at
  from unnest(effects) as e
  where e.decision is not null
  on conflict (company_id, punch_id, kind) do update set state = 'open'
    where decision_items.state = 'withdrawn';
  get diagnostics asked = row_count;
  return withdrawn + asked > 0;
end
$$;
comment on function app.ask_decisions(uuid, uuid, app.fold_effect[], timestamptz) is
  'Opens the questions that the fold raises and withdraws those it no longer raises; answers whether there were any. What was decided stays decided.';

create function app.entry_facts(e public.time_entries, breaks jsonb) returns jsonb
language sql stable
as $$
  select jsonb_build_object(
    'state', e.state, 'started_at', app.instant(e.started_at), 'ended_at', app.instant(e.ended_at),
    'project_id', e.project_id, 'cost_code_id', e.cost_code_id,
    'flags', to_jsonb(e.flags), 'note', e.note, 'breaks', breaks
  )
$$;
comment on function app.entry_facts(public.time_entries, jsonb) is 'An entry as its history shows it.';

create function app.break_facts(company uuid, entry uuid) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select coalesce(jsonb_agg(
      jsonb_build_object('id', b.id, 'kind', b.kind, 'started_at', app.instant(b.started_at), 'ended_at', app.instant(b.ended_at))
      order by b.started_at, b.id
    ), '[]')
    from public.time_breaks b
    where b.company_id = company and b.entry_id = entry
  );
end
$$;

create type app.projected as (entry app.folded_entry, state text);
comment on type app.projected is 'An entry that the fold made and the state it has by that.';

create function app.stored_breaks(company uuid, entry uuid) returns app.folded_break[]
language plpgsql stable set search_path = ''
as $$
begin
  return array(
    select row(b.id, b.kind, b.started_at, b.ended_at)::app.folded_break
    from public.time_breaks b
    where b.company_id = company and b.entry_id = entry
    order by b.started_at, b.id
  );
end
$$;

create function app.is_stored(company uuid, made app.projected) returns boolean
language plpgsql stable set search_path = ''
as $$
declare
  entry constant app.folded_entry := made.entry;
begin
  return exists (
    select from public.time_entries e
    where e.company_id = company and e.id = entry.id
      and (e.project_id, e.cost_code_id, e.ended_at, e.state, e.flags, e.note, e.end_punch_id)
        is not distinct from
        (entry.project_id, entry.cost_code_id, entry.ended_at, made.state, entry.flags, entry.note, entry.end_punch_id)
  ) and app.stored_breaks(company, entry.id) = entry.breaks;
end
$$;
comment on function app.is_stored(uuid, app.projected) is 'Whether an entry that the fold made is stored as it is.';

create function app.vanished_entries(
  company uuid, person uuid, from_at timestamptz, with_waiting boolean, fresh app.projected[]
) returns uuid[]
language plpgsql stable set search_path = ''
as $$
declare
  made constant uuid[] := array(select (f.entry).id from unnest(fresh) as f);
begin
  return array(
    select e.id from public.time_entries e
    where e.company_id = company and e.person_id = person
      and e.started_at >= from_at and e.state in ('open', 'closed')
      and e.id <> all (made)
    union all
    select e.id from public.time_entries e
    where with_waiting and e.company_id = company and e.person_id = person and e.state = 'needs_decision'
      and e.id <> all (made)
  );
end
$$;
comment on function app.vanished_entries(uuid, uuid, timestamptz, boolean, app.projected[]) is
  'The stored entries that the fold no longer makes: settled ones from the window''s start, and those that wait when they are folded again too.';

create function app.add_event(
  before public.time_entries, breaks_before jsonb, after public.time_entries, cause app.cause
) returns void
language plpgsql set search_path = ''
as $$
begin
  insert into public.time_entry_events (
    company_id, entry_id, person_id, happened_at, kind, actor_person_id, kiosk_id, reason, before, after
  ) values (
    after.company_id, after.id, after.person_id, cause.at,
    case
      when after.state = 'void' then 'voided'
      when after.state = 'needs_decision' then 'set_aside'
      when before.id is null then 'opened'
      when after.state = 'closed' and before.state = 'open' then 'closed'
      else 'changed'
    end,
    cause.actor_person_id, cause.kiosk_id, cause.reason,
    case when before.id is not null then app.entry_facts(before, breaks_before) end,
    app.entry_facts(after, app.break_facts(after.company_id, after.id))
  );
end
$$;

create function app.write_entry(company uuid, person uuid, made app.projected, cause app.cause) returns void
language plpgsql set search_path = ''
as $$
declare
  entry constant app.folded_entry := made.entry;
  breaks_before constant jsonb := app.break_facts(company, entry.id);
  before public.time_entries;
  after public.time_entries;
begin
  select * into before from public.time_entries e where e.company_id = company and e.id = entry.id;
  insert into public.time_entries (
    id, company_id, person_id, project_id, cost_code_id, started_at, ended_at, zone, state, flags, note,
    end_punch_id, device_started_at
  ) values (
    entry.id, company, person, entry.project_id, entry.cost_code_id, entry.started_at, entry.ended_at, entry.zone,
    made.state, entry.flags, entry.note, entry.end_punch_id,
    (select p.device_at from public.punches p where p.company_id = company and p.id = entry.id)
  )
  on conflict (company_id, id) do update set
    project_id = excluded.project_id, cost_code_id = excluded.cost_code_id, ended_at = excluded.ended_at,
    state = excluded.state, flags = excluded.flags, note = excluded.note, end_punch_id = excluded.end_punch_id,
    updated_at = now()
  returning * into after;
  if breaks_before <> '[]' or entry.breaks <> '{}' then
    perform app.write_breaks(company, person, entry);
  end if;
  perform app.add_event(before, breaks_before, after, cause);
end
$$;
comment on function app.write_entry(uuid, uuid, app.projected, app.cause) is
  'Stores an entry as the fold made it, its breaks and its history.';

create function app.write_breaks(company uuid, person uuid, entry app.folded_entry) returns void
language plpgsql set search_path = ''
as $$
begin
  delete from public.time_breaks b
  where b.company_id = company and b.entry_id = entry.id
    and b.id <> all (array(select k.id from unnest(entry.breaks) as k));
  insert into public.time_breaks (id, company_id, entry_id, person_id, kind, started_at, ended_at)
  select k.id, company, entry.id, person, k.kind, k.started_at, k.ended_at
  from unnest(entry.breaks) as k
  on conflict (company_id, id) do update set
    entry_id = excluded.entry_id, kind = excluded.kind, ended_at = excluded.ended_at;
end
$$;

create function app.void_entry(company uuid, entry uuid, cause app.cause) returns void
language plpgsql set search_path = ''
as $$
declare
  breaks constant jsonb := app.break_facts(company, entry);
  before public.time_entries;
  after public.time_entries;
begin
  select * into before from public.time_entries e where e.company_id = company and e.id = entry;
  update public.time_entries e set state = 'void', updated_at = now()
  where e.company_id = company and e.id = entry
  returning * into after;
  perform app.add_event(before, breaks, after, cause);
end
$$;

create function app.projected_entries(folded app.fold_result, waiting boolean) returns app.projected[]
language plpgsql immutable set search_path = ''
as $$
declare
  last_entry app.folded_entry := ((folded).clock).open;
begin
  if ((folded.clock).on_break).id is not null then
    last_entry.breaks := last_entry.breaks || (folded.clock).on_break;
  end if;
  return array(
    select row(e, case when waiting then 'needs_decision' else 'closed' end)::app.projected
    from unnest(folded.entries) as e
  ) || case
    when last_entry.id is not null then
      array[row(last_entry, case when waiting then 'needs_decision' else 'open' end)::app.projected]
    else '{}'
  end;
end
$$;

create function app.project_person(
  company uuid, person uuid, changed_at timestamptz, waiting_changed boolean, cause app.cause
) returns app.fold_effect[]
language plpgsql set search_path = ''
as $$
declare
  start constant app.ledger_position := app.fold_start(company, person, changed_at);
  settled constant app.fold_result := app.fold(app.settled_punches(company, person, start));
  fresh app.projected[] := app.projected_entries(settled, false);
  waiting app.fold_result;
  made app.projected;
  vanished uuid;
begin
  waiting_changed := app.ask_decisions(company, person, settled.effects, cause.at) or waiting_changed;
  if waiting_changed then
    waiting := app.fold(app.waiting_punches(company, person));
    fresh := fresh || app.projected_entries(waiting, true);
  end if;

  -- Half written, the entries may overlap.
  set constraints public.time_entries_no_overlap deferred;
  foreach vanished in array app.vanished_entries(
    company, person, coalesce(start.at, '-infinity'), waiting_changed, fresh
  ) loop
    perform app.void_entry(company, vanished, cause);
  end loop;
  foreach made in array fresh loop
    if not app.is_stored(company, made) then
      perform app.write_entry(company, person, made, cause);
    end if;
  end loop;
  set constraints public.time_entries_no_overlap immediate;

  if waiting_changed then
    update public.decision_items i set entry_id = e.entry_id
    from unnest(waiting.effects) as e
    where i.company_id = company and i.punch_id = e.punch_id and i.entry_id is distinct from e.entry_id;
  end if;
  return settled.effects || waiting.effects;
end
$$;
comment on function app.project_person(uuid, uuid, timestamptz, boolean, app.cause) is
  'Makes a person''s projection equal to the ledger again after it changed at an instant; answers the effect of every punch folded. What waits is folded again only if that changed.';

create function app.touch_clocks(company uuid, people uuid[]) returns void
language plpgsql set search_path = ''
as $$
begin
  insert into public.clock_states (company_id, person_id, entry_id, break_id)
  select
    company, person, on_clock.entry_id,
    (
      select b.id from public.time_breaks b
      where b.company_id = company and b.entry_id = on_clock.entry_id and b.ended_at is null
    )
  from unnest(people) as person
  cross join lateral (
    select (
      select e.id from public.time_entries e
      where e.company_id = company and e.person_id = person and e.state = 'open'
    ) as entry_id
  ) on_clock
  on conflict (company_id, person_id) do update set
    entry_id = excluded.entry_id, break_id = excluded.break_id, changed_at = now(), changed_by = pg_current_xact_id();
end
$$;
comment on function app.touch_clocks(uuid, uuid[]) is
  'Stores who is on which entry, and that something of these people''s time changed: boards and phones are told by it. One statement for all of them, so that a crew is one announcement.';
