create or replace function app.announce_equipment() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform app.tell_changed(array['company:' || new.company_id || ':equipment']);
  return null;
end
$$;

comment on function app.announce_equipment() is
  'Tells the open screens of a company that a piece of equipment has changed, without saying which.';
