create or replace function app.refuse_locked_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'DELETE' and app.is_deleting_company() then
    return old;
  end if;
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
  'deleted until its company is. Error 42501.';
