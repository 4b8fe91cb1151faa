-- The phone's prediction in packages/domain/src/clock has the same rule; both are tested with
-- packages/domain/src/clock/cases. Pure, like all functions in this folder: nothing here reads a table.
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
        if 'auto_out' = any (punch.flags) then
          effect.estimated_entry_id := closed.id;
        end if;
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

comment on function app.fold_punch(app.clock, app.folding) is
  'What one punch does to a person''s clock: the clock after it, its effect, and the entry it closed.';
