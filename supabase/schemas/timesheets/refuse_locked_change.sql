create or replace function app.refuse_locked_change() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if tg_op = 'DELETE' or (
    old.state = 'locked' and coalesce(current_setting('app.unlocking', true), '') <> old.person_id::text
  ) then
    raise exception 'the timesheet is locked' using errcode = 'insufficient_privilege';
  end if;
  return new;
end
$$;

comment on function app.refuse_locked_change() is
  'Keeps a locked timesheet as it is, whoever asks, until unlock_sheet opens it; and every timesheet from being '
  'deleted. Error 42501.';
