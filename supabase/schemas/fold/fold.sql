create or replace function app.fold(punches app.folding[], clock app.clock default null) returns app.fold_result
language plpgsql immutable set search_path = ''
as $$
declare
  punch app.folding;
  place integer := 0;
  step app.fold_step;
  entries app.folded_entry[] := '{}';
  effects app.fold_effect[] := '{}';
begin
  foreach punch in array punches loop
    place := place + 1;
    if 'auto_out' = any (punch.flags) and app.is_overtaken(clock, punches[place + 1:]) then
      effects := effects || row(punch.id, ((clock).open).id, '{}', null, null, false)::app.fold_effect;
      continue;
    end if;
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

comment on function app.fold(app.folding[], app.clock) is
  'Folds punches, given in the order of app.settled_punches, from a clock, usually an empty one: closed entries in '
  'order, one effect a punch, and the clock at the end.';
