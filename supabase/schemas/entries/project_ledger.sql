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
  work_changed_at timestamptz;
begin
  -- A punch whose question is open again no longer counts as accepted.
  if app.doubt_guesses(company, settled.entries) then
    settled := app.fold(app.settled_punches(company, person, start));
  end if;
  fresh := app.projected_entries(settled, false);
  waiting_changed := app.ask_decisions(company, person, settled.effects, cause.at) or waiting_changed;
  if waiting_changed then
    waiting := app.fold(app.waiting_punches(company, person));
    fresh := fresh || app.projected_entries(waiting, true);
  end if;

  -- While they are only partly written, the entries may overlap.
  set constraints public.time_entries_no_overlap deferred;
  foreach vanished in array app.vanished_entries(
    company, person, coalesce(start.at, '-infinity'), waiting_changed, fresh
  ) loop
    work_changed_at := least(
      work_changed_at,
      (select e.started_at from public.time_entries e where e.company_id = company and e.id = vanished)
    );
    perform app.void_entry(company, vanished, cause);
  end loop;
  foreach made in array fresh loop
    if not app.is_stored(company, made) then
      work_changed_at := least(work_changed_at, app.work_changes_at(company, made));
      perform app.write_entries(
        company, person, app.stored_entries(company, array[(made.entry).id]), array[made], cause
      );
    end if;
  end loop;
  set constraints public.time_entries_no_overlap immediate;
  -- Runs once everything is written: before that, worked time would look unworked.
  if work_changed_at is not null then
    perform app.trim_trail(company, person, work_changed_at);
  end if;

  if waiting_changed then
    update public.decision_items i set entry_id = e.entry_id
    from unnest(waiting.effects) as e
    where i.company_id = company and i.punch_id = e.punch_id and i.entry_id is distinct from e.entry_id;
  end if;
  return settled.effects || waiting.effects;
end
$$;

comment on function app.project_ledger(uuid, uuid, timestamptz, boolean, app.cause) is
  'Makes a person''s projection equal to the ledger again after it changed at an instant; answers the effect of '
  'every punch folded. What waits is folded again only if that changed.';
