create or replace function app.announce_photos() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform app.tell_changed(array(select distinct 'company:' || c.company_id || ':photos' from changed c));
  return null;
end
$$;

comment on function app.announce_photos() is
  'Tells the company''s open albums that photos have changed, without saying which.';
