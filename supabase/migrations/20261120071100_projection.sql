-- Keeps entries, breaks, decision items and the clock state of one person equal to what the fold
-- makes of the ledger. Only the window that new facts can touch is folded again. Callers hold the
-- person's lock.

create type app.cause as (actor_person_id uuid, kiosk_id uuid, reason text);
comment on type app.cause is 'Who made the ledger change, for the history of entries.';

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

create function app.fold_start(company uuid, person uuid, changed_at timestamptz) returns timestamptz
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select coalesce(
      (
        select e.started_at
        from public.time_entries e
        where e.company_id = company and e.person_id = person
          and e.started_at < changed_at and e.state in ('open', 'closed')
          and coalesce((
            select b.ended_at < e.started_at
            from public.time_entries b
            where b.company_id = company and b.person_id = person
              and b.started_at < e.started_at and b.state in ('open', 'closed')
            order by b.started_at desc, b.ended_at desc
            limit 1
          ), true)
        order by e.started_at desc
        limit 1
      ),
      '-infinity'
    )
  );
end
$$;
comment on function app.fold_start(uuid, uuid, timestamptz) is
  'From where to fold again when the ledger changed at an instant: the start of the last settled entry before it that began off the clock. The fold can start there with an empty clock.';

create function app.settled_punches(company uuid, person uuid, from_at timestamptz) returns app.folding[]
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
    where p.company_id = company and p.person_id = person and p.occurred_at >= from_at
      and d.rejected is not true and d.held is not true
  );
end
$$;
comment on function app.settled_punches(uuid, uuid, timestamptz) is
  'The punches that count, in order: by the instant that pays, then as their device made them, then by id.';

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

create function app.ask_decisions(company uuid, person uuid, from_at timestamptz, effects app.fold_effect[])
returns void
language plpgsql set search_path = ''
as $$
begin
  -- A question that the fold no longer raises has been answered by another punch.
  update public.decision_items i set state = 'withdrawn'
  from public.punches p
  where i.company_id = company and i.person_id = person and i.state = 'open'
    and i.kind in ('overlap', 'missing_in', 'estimated_close')
    and p.company_id = company and p.id = i.punch_id and p.occurred_at >= from_at
    and not exists (
      select from unnest(effects) as e
      where e.decision = i.kind and coalesce(e.decision_entry_id, e.punch_id) = i.punch_id
    );

  insert into public.decision_items (company_id, person_id, punch_id, kind, entry_id)
  select company, person, coalesce(e.decision_entry_id, e.punch_id), e.decision, e.decision_entry_id
  from unnest(effects) as e
  where e.decision is not null
  on conflict (company_id, punch_id, kind) do update set state = 'open'
    where decision_items.state = 'withdrawn';
end
$$;
comment on function app.ask_decisions(uuid, uuid, timestamptz, app.fold_effect[]) is
  'Opens the questions that the fold raises and withdraws those it no longer raises. What was decided stays decided.';

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

create function app.write_entries(
  company uuid, person uuid, from_at timestamptz, fresh app.projected[], cause app.cause
) returns boolean
language plpgsql set search_path = ''
as $$
declare
  before jsonb;
  written integer;
begin
  -- The window as it stands: settled entries from its start and whatever waits.
  select jsonb_object_agg(e.id, app.entry_facts(e, app.break_facts(company, e.id))) into before
  from public.time_entries e
  where e.company_id = company and e.person_id = person
    and (
      (e.started_at >= from_at and e.state in ('open', 'closed'))
      or e.state = 'needs_decision'
      or e.id in (select ((f).entry).id from unnest(fresh) as f)
    );
  before := coalesce(before, '{}');

  insert into public.time_entries as stored (
    id, company_id, person_id, project_id, cost_code_id, started_at, ended_at, zone, state, flags, note,
    end_punch_id, device_started_at
  )
  select
    (f.entry).id, company, person, (f.entry).project_id, (f.entry).cost_code_id, (f.entry).started_at,
    (f.entry).ended_at, (f.entry).zone, f.state, (f.entry).flags, (f.entry).note, (f.entry).end_punch_id, p.device_at
  from unnest(fresh) as f
  join public.punches p on p.company_id = company and p.id = (f.entry).id
  union all
  select
    e.id, company, person, e.project_id, e.cost_code_id, e.started_at, e.ended_at, e.zone, 'void', e.flags, e.note,
    e.end_punch_id, e.device_started_at
  from public.time_entries e
  where e.company_id = company and e.person_id = person
    and ((e.started_at >= from_at and e.state in ('open', 'closed')) or e.state = 'needs_decision')
    and not exists (select from unnest(fresh) as f where (f.entry).id = e.id)
  on conflict (company_id, id) do update set
    project_id = excluded.project_id, cost_code_id = excluded.cost_code_id, ended_at = excluded.ended_at,
    state = excluded.state, flags = excluded.flags, note = excluded.note, end_punch_id = excluded.end_punch_id,
    updated_at = now()
  where
    (stored.project_id, stored.cost_code_id, stored.ended_at, stored.state, stored.flags, stored.note, stored.end_punch_id)
    is distinct from
    (excluded.project_id, excluded.cost_code_id, excluded.ended_at, excluded.state, excluded.flags, excluded.note, excluded.end_punch_id);

  perform app.write_breaks(company, person, fresh);

  insert into public.time_entry_events (
    company_id, entry_id, person_id, kind, actor_person_id, kiosk_id, reason, before, after
  )
  select
    company, e.id, person,
    case
      when e.state = 'void' then 'voided'
      when e.state = 'needs_decision' then 'set_aside'
      when known.facts is null then 'opened'
      when e.state = 'closed' and known.facts ->> 'state' = 'open' then 'closed'
      else 'changed'
    end,
    cause.actor_person_id, cause.kiosk_id, cause.reason, known.facts, now_is.facts
  from public.time_entries e
  cross join lateral (select before -> e.id::text as facts) as known
  cross join lateral (select app.entry_facts(e, app.break_facts(company, e.id)) as facts) as now_is
  where e.company_id = company and e.person_id = person
    and (e.id in (select (f.entry).id from unnest(fresh) as f) or before ? e.id::text)
    and known.facts is distinct from now_is.facts;
  get diagnostics written = row_count;
  return written > 0;
end
$$;
comment on function app.write_entries(uuid, uuid, timestamptz, app.projected[], app.cause) is
  'Stores the entries of the window as the fold made them, voids those it no longer makes, and writes the history of each that changed. Answers whether any did.';

create function app.write_breaks(company uuid, person uuid, fresh app.projected[]) returns void
language plpgsql set search_path = ''
as $$
begin
  delete from public.time_breaks b
  where b.company_id = company
    and b.entry_id in (select (f.entry).id from unnest(fresh) as f)
    and not exists (
      select from unnest(fresh) as f cross join unnest((f.entry).breaks) as fresh_break
      where fresh_break.id = b.id
    );
  insert into public.time_breaks as stored (id, company_id, entry_id, person_id, kind, started_at, ended_at)
  select b.id, company, (f.entry).id, person, b.kind, b.started_at, b.ended_at
  from unnest(fresh) as f cross join unnest((f.entry).breaks) as b
  on conflict (company_id, id) do update set entry_id = excluded.entry_id, kind = excluded.kind, ended_at = excluded.ended_at
  where (stored.entry_id, stored.kind, stored.ended_at) is distinct from (excluded.entry_id, excluded.kind, excluded.ended_at);
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

create function app.project_person(company uuid, person uuid, changed_at timestamptz, cause app.cause)
returns app.fold_effect[]
language plpgsql set search_path = ''
as $$
declare
  from_at constant timestamptz := app.fold_start(company, person, changed_at);
  settled constant app.fold_result := app.fold(app.settled_punches(company, person, from_at));
  waiting app.fold_result;
begin
  perform app.ask_decisions(company, person, from_at, settled.effects);
  waiting := app.fold(app.waiting_punches(company, person));

  perform app.write_entries(
    company, person, from_at,
    app.projected_entries(settled, false) || app.projected_entries(waiting, true),
    cause
  );
  update public.decision_items i set entry_id = e.entry_id
  from unnest(waiting.effects) as e
  where i.company_id = company and i.punch_id = e.punch_id and i.entry_id is distinct from e.entry_id;

  return settled.effects || waiting.effects;
end
$$;
comment on function app.project_person(uuid, uuid, timestamptz, app.cause) is
  'Makes a person''s projection equal to the ledger again after it changed at an instant; answers the effect of every punch folded.';

create function app.touch_clocks(company uuid, people uuid[]) returns void
language plpgsql set search_path = ''
as $$
begin
  insert into public.clock_states as stored (company_id, person_id, entry_id, break_id)
  select company, person, e.id, b.id
  from unnest(people) as person
  left join public.time_entries e
    on e.company_id = company and e.person_id = person and e.state = 'open'
  left join public.time_breaks b
    on b.company_id = company and b.entry_id = e.id and b.ended_at is null
  on conflict (company_id, person_id) do update set
    entry_id = excluded.entry_id, break_id = excluded.break_id, changed_at = now(), changed_by = pg_current_xact_id();
end
$$;
comment on function app.touch_clocks(uuid, uuid[]) is
  'Stores who is on which entry, and that something of these people''s time changed: boards and phones are told by it. One statement for all of them, so that a crew is one announcement.';
