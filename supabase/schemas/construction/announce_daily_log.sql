create or replace function app.announce_daily_log() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform app.tell_changed(array['company:' || new.company_id || ':logs']);
  return null;
end
$$;

comment on function app.announce_daily_log() is
  'Tells the company''s open screens that a daily log has changed, without saying which.';
