-- How a punch changes a clock, in four things anew:
-- * Whoever is on a break and clocks in on the same job is back at work, and the break ends there; it ran
--   on, and of a meal the hours after it were unpaid. docs/decisions/0026-clocking-in-on-a-break-ends-it.md
-- * A clock-out presumed because an access ended closes the entry by the estimate and asks.
--   docs/decisions/0027-the-end-of-an-access-ends-the-clock.md
-- * A clock-out on a meal, by a supervisor for the whole crew as a rule, leaves everything since the meal
--   began unpaid, and says so. docs/decisions/0028-clocking-out-on-a-meal-is-flagged.md
-- * An entry that somebody forgot to end ends by the estimate, as a question, at whatever comes next: so far
--   only a clock-in did that, and a switch or a clock-out of the crew the day after made one entry over the
--   night that nobody was asked about. docs/decisions/0031-a-forgotten-entry-ends-at-whatever-comes-next.md
--   What such a punch asks about itself is asked beside it: a clock-out then has no start.

alter type app.fold_effect rename attribute decision_entry_id to estimated_entry_id;
comment on type app.fold_effect is
  'What a punch led to. decision: the question it raises about itself. estimated_entry_id: the entry before it, whose end it let be estimated, which is asked about too. set_aside: it did nothing and waits for its decision.';

create function app.is_forgotten_by(clock app.clock, punch app.folding) returns boolean
language sql immutable
as $$
  select coalesce(
    case
      when punch.kind = 'in' or not punch.own then punch.at - ((clock).open).started_at > interval '16 hours'
      when punch.kind = 'out' and 'stated' = any (punch.flags) then false
      else punch.at - ((clock).open).started_at > interval '24 hours'
    end,
    false
  )
$$;
comment on function app.is_forgotten_by(app.clock, app.folding) is
  'Whether the open entry must have been forgotten: nobody clocks in twice, and a supervisor who punches for a crew says nothing of one person''s night. A person''s own phone or tablet asked them first, so their word counts up to 24 h; an end that they or a decider stated always does.';

create or replace function app.fold_punch(clock app.clock, punch app.folding) returns app.fold_step
language plpgsql immutable set search_path = ''
as $$
declare
  is_presumed constant boolean := punch.kind = 'out' and 'missing_out' = any (punch.flags);
  is_open boolean := ((clock).open).id is not null;
  is_forgotten constant boolean := is_open and (is_presumed or app.is_forgotten_by(clock, punch));
  effect app.fold_effect := row(punch.id, ((clock).open).id, '{}', null, null, false);
  closed app.folded_entry;
begin
  if app.is_double_tap(clock, punch) then
    effect.entry_id := ((clock).last).entry_id;
    effect.flags := '{double_tap}';
    return row(clock, effect, closed)::app.fold_step;
  end if;

  if is_open and not is_forgotten and app.contradicts_open_entry(clock, punch) then
    effect.entry_id := null;
    effect.decision := 'overlap';
    effect.set_aside := true;
    return row(clock, effect, closed)::app.fold_step;
  end if;

  if is_forgotten then
    closed := app.close_entry(clock, app.estimated_end(clock, punch.at), null, '{estimated,missing_out}', null);
    effect.flags := '{estimated,missing_out}';
    effect.estimated_entry_id := closed.id;
    if not is_presumed then
      effect.entry_id := null;
    end if;
    clock.open := null;
    clock.on_break := null;
    is_open := false;
  end if;

  case punch.kind
    when 'in' then
      if not is_open then
        clock := app.open_entry(clock, punch, '{}');
      elsif punch.project_id is not distinct from ((clock).open).project_id
        and punch.cost_code_id is not distinct from ((clock).open).cost_code_id
      then
        if ((clock).on_break).id is not null then
          clock := app.end_break(clock, punch.at);
          effect.flags := '{implied_break_end}';
        else
          effect.flags := '{already_in}';
        end if;
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
        effect.flags := app.with_flags(effect.flags, '{implied_in}');
        clock := app.open_entry(clock, punch, '{implied_in}');
      end if;

    when 'out' then
      if is_open then
        if ((clock).on_break).kind = 'meal' then
          effect.flags := '{meal_not_ended}';
        end if;
        closed := app.close_entry(clock, punch.at, punch.id, app.with_flags(punch.flags, effect.flags), punch.note);
        clock.open := null;
        clock.on_break := null;
      elsif not is_presumed then
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
        effect.flags := app.with_flags(effect.flags, '{no_break}');
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

create or replace function app.ask_decisions(
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
      where (e.punch_id = i.punch_id and e.decision = i.kind)
        or (e.estimated_entry_id = i.punch_id and i.kind = 'estimated_close')
    );
  get diagnostics withdrawn = row_count;

  insert into public.decision_items (company_id, person_id, punch_id, kind, entry_id, created_at)
  select company, person, e.punch_id, e.decision, null, asked_at
  from unnest(effects) as e where e.decision is not null
  union all
  select company, person, e.estimated_entry_id, 'estimated_close', e.estimated_entry_id, asked_at
  from unnest(effects) as e where e.estimated_entry_id is not null
  on conflict (company_id, punch_id, kind) do update set
    state = 'open', decided_at = null, decided_by = null, comment = null, time_stated = false
    where decision_items.state = 'withdrawn' or (decision_items.state = 'accepted' and decision_items.time_stated);
  get diagnostics asked = row_count;
  return withdrawn + asked > 0;
end
$$;
comment on function app.ask_decisions(uuid, uuid, app.fold_effect[], timestamptz) is
  'Opens the questions that the fold raises and withdraws those it no longer raises; answers whether there were any. What was decided stays decided, but for a stated time that no longer answers its question.';

create or replace function app.first_answer(company uuid, item app.batch_item, effects app.fold_effect[])
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
      answer.reason := coalesce(answer.reason, effect.decision);
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
