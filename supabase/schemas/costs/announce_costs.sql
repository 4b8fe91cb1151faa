create or replace function app.announce_costs() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform app.tell_changed(array['company:' || coalesce(new.company_id, old.company_id) || ':costs']);
  return null;
end
$$;

comment on function app.announce_costs() is
  'Tells the admins'' open screens that a budget or a cost has changed, without saying which.';
