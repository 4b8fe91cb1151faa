-- Keeps entries, breaks, decision items and the clock state of one person equal to what the fold
-- makes of the ledger. Only the window that new facts can touch is folded again. Callers hold the
-- person's lock.

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
  insert into public.clock_states as stored (company_id, person_id, entry_id, break_id)
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
    entry_id = excluded.entry_id, break_id = excluded.break_id, changed_at = now(), changed_by = pg_current_xact_id()
  -- Once a transaction is enough: nobody sees it before it ends.
  where (stored.entry_id, stored.break_id, stored.changed_by)
    is distinct from (excluded.entry_id, excluded.break_id, excluded.changed_by);
end
$$;
comment on function app.touch_clocks(uuid, uuid[]) is
  'Stores who is on which entry, and that something of these people''s time changed: boards and phones are told by it. One statement for all of them, so that a crew is one announcement.';
