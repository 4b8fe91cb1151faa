-- From punches to entries. app.fold_punch says what one punch does to a person's clock; app.fold
-- runs it over punches in order. Pure: nothing here reads a table. The same rules stand in
-- packages/domain/src/clock for the phone's prediction; both answer the cases of
-- packages/domain/src/clock/cases.

create type app.folding as (
  id uuid,
  kind text,
  break_kind text,
  at timestamptz,
  project_id uuid,
  cost_code_id uuid,
  actor uuid,
  own boolean,
  accepted boolean,
  zone text,
  note text,
  flags text[]
);
comment on type app.folding is
  'A punch as the fold sees it. actor: who made it. own: made by the person, at a kiosk too. accepted: a decision says that it counts.';

create type app.folded_break as (id uuid, kind text, started_at timestamptz, ended_at timestamptz);

create type app.folded_entry as (
  id uuid,
  project_id uuid,
  cost_code_id uuid,
  started_at timestamptz,
  ended_at timestamptz,
  end_punch_id uuid,
  zone text,
  note text,
  flags text[],
  actor uuid,
  breaks app.folded_break[]
);

create type app.last_punch as (
  at timestamptz, kind text, break_kind text, project_id uuid, cost_code_id uuid, entry_id uuid
);

create type app.clock as (open app.folded_entry, on_break app.folded_break, last app.last_punch);
comment on type app.clock is 'A person''s clock between two punches.';

create type app.fold_effect as (
  punch_id uuid,
  entry_id uuid,
  flags text[],
  decision text,
  decision_entry_id uuid,
  set_aside boolean
);
comment on type app.fold_effect is
  'What a punch led to. decision: the question it raises. set_aside: it did nothing and waits for that decision.';

create type app.fold_step as (clock app.clock, effect app.fold_effect, closed app.folded_entry);
create type app.fold_result as (clock app.clock, entries app.folded_entry[], effects app.fold_effect[]);

create function app.with_flags(flags text[], more text[]) returns text[]
language plpgsql immutable set search_path = ''
as $$
declare
  flag text;
begin
  foreach flag in array more loop
    if flag <> all (flags) then
      flags := flags || flag;
    end if;
  end loop;
  return flags;
end
$$;
comment on function app.with_flags(text[], text[]) is 'Adds the flags that are not there yet.';

create function app.end_break(clock app.clock, at timestamptz) returns app.clock
language plpgsql immutable set search_path = ''
as $$
begin
  if (clock.on_break).id is not null then
    clock.on_break.ended_at := at;
    clock.open.breaks := (clock.open).breaks || clock.on_break;
    clock.on_break := null;
  end if;
  return clock;
end
$$;

create function app.open_entry(clock app.clock, punch app.folding, more_flags text[]) returns app.clock
language plpgsql immutable set search_path = ''
as $$
begin
  clock.open := row(
    punch.id, punch.project_id, punch.cost_code_id, punch.at, null, null,
    punch.zone, punch.note, app.with_flags(punch.flags, more_flags), punch.actor, '{}'
  );
  return clock;
end
$$;

create function app.close_entry(clock app.clock, at timestamptz, end_punch_id uuid, more_flags text[], end_note text)
returns app.folded_entry
language plpgsql immutable set search_path = ''
as $$
declare
  entry app.folded_entry;
begin
  clock := app.end_break(clock, at);
  entry := clock.open;
  entry.ended_at := at;
  entry.end_punch_id := end_punch_id;
  entry.flags := app.with_flags(entry.flags, more_flags);
  if at - entry.started_at > interval '16 hours' then
    entry.flags := app.with_flags(entry.flags, '{long_shift}');
  end if;
  entry.note := coalesce(entry.note || e'\n' || end_note, entry.note, end_note);
  return entry;
end
$$;

create function app.estimated_end(clock app.clock, at timestamptz) returns timestamptz
language plpgsql immutable set search_path = ''
as $$
begin
  return least(at, greatest(
    ((clock).open).started_at + interval '8 hours',
    ((clock).on_break).started_at,
    (select max(b.ended_at) from unnest(((clock).open).breaks) as b)
  ));
end
$$;
comment on function app.estimated_end(app.clock, timestamptz) is
  'When a forgotten entry is taken to have ended: 8 h after its start, not before the last break seen, not after the next punch.';

create function app.is_double_tap(clock app.clock, punch app.folding) returns boolean
language sql immutable
as $$
  select coalesce(
    punch.at - ((clock).last).at <= interval '60 seconds'
      and punch.kind = ((clock).last).kind
      and punch.break_kind is not distinct from ((clock).last).break_kind
      and punch.project_id is not distinct from ((clock).last).project_id
      and punch.cost_code_id is not distinct from ((clock).last).cost_code_id,
    false
  )
$$;

create function app.contradicts_open_entry(clock app.clock, punch app.folding) returns boolean
language sql immutable
as $$
  select coalesce(
    not punch.own and not punch.accepted
      and punch.actor is distinct from ((clock).open).actor
      and case
        when punch.kind in ('in', 'switch') then punch.project_id is distinct from ((clock).open).project_id
        else punch.project_id <> ((clock).open).project_id
      end,
    false
  )
$$;
comment on function app.contradicts_open_entry(app.clock, app.folding) is
  'Whether a supervisor punches a person on one project while the person, or another supervisor, has them on another.';

create function app.fold_punch(clock app.clock, punch app.folding) returns app.fold_step
language plpgsql immutable set search_path = ''
as $$
declare
  is_open constant boolean := ((clock).open).id is not null;
  is_stale constant boolean := is_open and punch.at - ((clock).open).started_at > interval '16 hours';
  effect app.fold_effect := row(punch.id, ((clock).open).id, '{}', null, null, false);
  closed app.folded_entry;
begin
  if app.is_double_tap(clock, punch) then
    effect.entry_id := ((clock).last).entry_id;
    effect.flags := '{double_tap}';
    return row(clock, effect, closed)::app.fold_step;
  end if;

  if is_open and not (is_stale and punch.kind = 'in') and app.contradicts_open_entry(clock, punch) then
    effect.entry_id := null;
    effect.decision := 'overlap';
    effect.set_aside := true;
    return row(clock, effect, closed)::app.fold_step;
  end if;

  case punch.kind
    when 'in' then
      if not is_open then
        clock := app.open_entry(clock, punch, '{}');
      elsif is_stale then
        closed := app.close_entry(clock, app.estimated_end(clock, punch.at), null, '{estimated,missing_out}', null);
        effect.flags := '{estimated,missing_out}';
        effect.decision := 'estimated_close';
        effect.decision_entry_id := closed.id;
        clock.on_break := null;
        clock := app.open_entry(clock, punch, '{}');
      elsif punch.project_id is not distinct from ((clock).open).project_id
        and punch.cost_code_id is not distinct from ((clock).open).cost_code_id
      then
        effect.flags := '{already_in}';
      else
        closed := app.close_entry(clock, punch.at, punch.id, '{}', null);
        effect.flags := '{implied_switch}';
        clock.on_break := null;
        clock := app.open_entry(clock, punch, '{implied_switch}');
      end if;

    when 'switch' then
      if is_open then
        closed := app.close_entry(clock, punch.at, punch.id, '{}', null);
        clock.on_break := null;
        clock := app.open_entry(clock, punch, '{}');
      else
        effect.flags := '{implied_in}';
        clock := app.open_entry(clock, punch, '{implied_in}');
      end if;

    when 'out' then
      if is_open then
        closed := app.close_entry(clock, punch.at, punch.id, punch.flags, punch.note);
        clock.open := null;
        clock.on_break := null;
      else
        effect.decision := 'missing_in';
      end if;

    when 'break_start' then
      if not is_open then
        effect.decision := 'missing_in';
      elsif ((clock).on_break).kind = punch.break_kind then
        effect.flags := '{already_on_break}';
      else
        clock := app.end_break(clock, punch.at);
        clock.on_break := row(punch.id, punch.break_kind, punch.at, null);
      end if;

    when 'break_end' then
      if ((clock).on_break).id is not null then
        clock := app.end_break(clock, punch.at);
      else
        effect.flags := '{no_break}';
      end if;
  end case;

  if punch.kind in ('in', 'switch') then
    effect.entry_id := ((clock).open).id;
  end if;
  if closed.flags && '{long_shift}' then
    effect.flags := app.with_flags(effect.flags, '{long_shift}');
  end if;
  clock.last := row(punch.at, punch.kind, punch.break_kind, punch.project_id, punch.cost_code_id, effect.entry_id);
  return row(clock, effect, closed)::app.fold_step;
end
$$;
comment on function app.fold_punch(app.clock, app.folding) is
  'What one punch does to a person''s clock: the clock after it, its effect, and the entry it closed.';

create function app.fold(punches app.folding[]) returns app.fold_result
language plpgsql immutable set search_path = ''
as $$
declare
  clock app.clock;
  punch app.folding;
  step app.fold_step;
  entries app.folded_entry[] := '{}';
  effects app.fold_effect[] := '{}';
begin
  foreach punch in array punches loop
    step := app.fold_punch(clock, punch);
    clock := step.clock;
    effects := effects || step.effect;
    if (step.closed).id is not null then
      entries := entries || step.closed;
    end if;
  end loop;
  return row(clock, entries, effects)::app.fold_result;
end
$$;
comment on function app.fold(app.folding[]) is
  'Folds punches, given in the order of app.settled_punches, from an empty clock: closed entries in order, one effect a punch, and the clock at the end.';
