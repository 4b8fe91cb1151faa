create or replace function app.announce_jsa() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform app.tell_changed(array['company:' || new.company_id || ':jsas']);
  return null;
end
$$;

comment on function app.announce_jsa() is
  'Tells the company''s open screens that a JSA has changed, without saying which.';
