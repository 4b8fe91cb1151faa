create or replace function app.announce_ticket() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform app.tell_changed(array['company:' || new.company_id || ':tickets']);
  return null;
end
$$;

comment on function app.announce_ticket() is
  'Tells the open screens of supervisors and admins that a ticket has changed, without saying which.';
