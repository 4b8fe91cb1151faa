create or replace function app.announce_comment() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform app.tell_changed(array['record:' || new.record_kind || ':' || new.record_id || ':comments']);
  return null;
end
$$;

comment on function app.announce_comment() is
  'Tells the open screens of a record that its comments or files have changed.';
