create or replace function app.alert_stop_work() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform app.send_notification('hazard_stop_work', l.person_id, new.id::text, app.hazard_notice(new))
  from app.hazard_leads(new.company_id, new.project_id) l
  order by l.person_id;
  return null;
end
$$;

comment on function app.alert_stop_work() is
  'Tells everyone in charge at once that work has to stop, one time for each hazard.';
