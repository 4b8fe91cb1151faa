-- An accepted guess is an answer to what was known. When a meal turns up that changes what the guess
-- pays, it is asked about again. And an entry is as it is stored also when two of its breaks began at one
-- moment: it got a line of history without a change each time it was folded.

create or replace function app.is_stored(company uuid, made app.projected) returns boolean
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
  ) and app.stored_breaks(company, entry.id) = array(
    select row(b.id, b.kind, b.started_at, b.ended_at)::app.folded_break
    from unnest(entry.breaks) as b
    order by b.started_at, b.id
  );
end
$$;

create function app.seconds_paid(entry app.folded_entry) returns float8
language plpgsql immutable set search_path = ''
as $$
begin
  return extract(epoch from entry.ended_at - entry.started_at) - (
    select coalesce(sum(extract(epoch from b.ended_at - b.started_at)), 0)
    from unnest(entry.breaks) as b where b.kind = 'meal'
  );
end
$$;
comment on function app.seconds_paid(app.folded_entry) is
  'Seconds of a closed entry that count as work. As app.worked_seconds of one that is stored.';

create function app.doubt_guesses(company uuid, entries app.folded_entry[]) returns boolean
language plpgsql set search_path = ''
as $$
begin
  update public.decision_items i set state = 'open', decided_at = null, decided_by = null, comment = null
  from unnest(entries) as made
  join public.time_entries e on e.company_id = doubt_guesses.company and e.id = made.id and e.state = 'closed'
  where 'estimated' = any (made.flags) and 'estimated' = any (e.flags)
    and i.company_id = doubt_guesses.company and i.punch_id = made.id and i.kind = 'estimated_close'
    and i.state = 'accepted' and not i.time_stated
    and app.seconds_paid(made) <> app.worked_seconds(e.company_id, e.id, e.started_at, e.ended_at);
  return found;
end
$$;
comment on function app.doubt_guesses(uuid, app.folded_entry[]) is
  'Asks again about accepted guesses that no longer pay what was accepted; answers whether there were any.';

create or replace function app.project_ledger(
  company uuid, person uuid, changed_at timestamptz, waiting_changed boolean, cause app.cause
) returns app.fold_effect[]
language plpgsql set search_path = ''
as $$
declare
  start constant app.ledger_position := app.fold_start(company, person, changed_at);
  settled app.fold_result := app.fold(app.settled_punches(company, person, start));
  fresh app.projected[];
  waiting app.fold_result;
  made app.projected;
  vanished uuid;
begin
  -- A punch whose question is open again is no longer one that somebody accepted.
  if app.doubt_guesses(company, settled.entries) then
    settled := app.fold(app.settled_punches(company, person, start));
  end if;
  fresh := app.projected_entries(settled, false);
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
