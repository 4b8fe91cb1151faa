grant select, insert, update, delete on public.hazards to service_role;
-- Withheld: everything. Reads and changes are functions, which hide who reported.

create trigger bump_version before update on public.hazards
  for each row execute function app.bump_version();
-- The audit log hides the sender of an anonymous report, but not the people who work on it later.
create trigger audit_report after insert on public.hazards
  for each row execute function app.audit_row('report_hash,search_text,ticket_hash', 'is_anonymous');
create trigger audit_change after update or delete on public.hazards
  for each row execute function app.audit_row('report_hash,search_text,ticket_hash');
create trigger announce_report after insert on public.hazards
  for each row execute function app.announce_hazard();
create trigger announce_change after update on public.hazards
  for each row execute function app.announce_hazard();
create trigger alert_new after insert on public.hazards
  for each row when (new.band = 'stop_work') execute function app.alert_stop_work();
create trigger alert_rating after update of band on public.hazards
  for each row when (new.band = 'stop_work' and old.band <> 'stop_work') execute function app.alert_stop_work();
