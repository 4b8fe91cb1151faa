grant select, insert, update, delete on public.incident_medical to service_role;
-- Withheld: everything. osha_log reads and save_incident writes, for admins.

-- Records that it changed, without its content.
create trigger audit after insert or update or delete on public.incident_medical
  for each row execute function app.audit_row(
    'kind,doing_before,what_happened,injury,harmed_by,was_emergency_room,was_inpatient,born_on,hired_on,sex'
  );
