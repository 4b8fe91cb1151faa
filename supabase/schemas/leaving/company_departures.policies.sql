-- Withheld: everything, from everyone; my_departure returns it to admins, the console to the platform.

create trigger audit after insert or update on app.company_departures
  for each row when (new.deletion_began_at is null)
  execute function app.audit_row('started_by,last_seal_hash');
