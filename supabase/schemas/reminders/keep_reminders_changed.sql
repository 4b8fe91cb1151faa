create or replace function app.keep_reminders_changed() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.reminders_changed_at := now();
  return new;
end
$$;

comment on function app.keep_reminders_changed() is
  'Notes that what devices remind by has changed.';
