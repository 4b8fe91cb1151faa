create or replace function app.is_quiet(quiet_from text, quiet_to text, zone text, at timestamptz) returns boolean
language sql stable set search_path = ''
as $$
  select case
    when quiet_from is null or quiet_to is null then false
    when quiet_from < quiet_to then wall.clock >= quiet_from and wall.clock < quiet_to
    else wall.clock >= quiet_from or wall.clock < quiet_to
  end
  from (select to_char(at at time zone zone, 'HH24:MI') as clock) wall
$$;

comment on function app.is_quiet(text, text, text, timestamptz) is
  'True when the wall clock of a zone is within quiet hours, which may reach past midnight. Of an hour that occurs '
  'twice, both are. packages/domain/src/reminders has the same for phones.';
