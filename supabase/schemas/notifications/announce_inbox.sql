create or replace function app.announce_inbox() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform app.tell_changed(array(select distinct 'person:' || c.person_id || ':inbox' from changed c));
  return null;
end
$$;

comment on function app.announce_inbox() is
  'Tells a person''s open screens that their notifications have changed, without saying which.';
