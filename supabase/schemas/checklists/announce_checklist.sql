create or replace function app.announce_checklist() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform app.tell_changed(array['company:' || new.company_id || ':checklists']);
  return null;
end
$$;

comment on function app.announce_checklist() is
  'Tells the company''s open screens that a checklist or what it asks has changed, without saying which.';
