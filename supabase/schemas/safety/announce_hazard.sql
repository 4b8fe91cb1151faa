create or replace function app.announce_hazard() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform app.tell_changed(array['company:' || new.company_id || ':safety']);
  return null;
end
$$;

comment on function app.announce_hazard() is
  'Tells the company''s open screens that a hazard or one of its actions has changed, without saying which.';
