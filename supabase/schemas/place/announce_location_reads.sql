create or replace function app.announce_location_reads() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform app.tell_changed(array(select distinct 'person:' || a.person_id || ':looks' from added a));
  return null;
end
$$;

comment on function app.announce_location_reads() is
  'Tells a person''s open screens that someone looked at their location, without saying who.';
