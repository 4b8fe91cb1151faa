-- docs/decisions/0330-an-automatic-clock-out-yields.md
create or replace function app.is_overtaken(clock app.clock, following app.folding[]) returns boolean
language plpgsql immutable set search_path = ''
as $$
declare
  next app.folding;
begin
  if ((clock).open).id is null then
    return true;
  end if;
  foreach next in array following loop
    if not 'auto_out' = any (next.flags) then
      return next.kind <> 'in' and not 'missing_out' = any (next.flags)
        and not app.is_forgotten_by(clock, next) and not app.contradicts_open_entry(clock, next);
    end if;
  end loop;
  return false;
end
$$;

comment on function app.is_overtaken(app.clock, app.folding[]) is
  'Whether an automatic clock-out does nothing, given what was punched after it: the person is off the clock already, '
  'or the next punch shows that they worked on. Who clocks in next had gone.';
