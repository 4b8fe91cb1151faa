-- Withheld: everything, from everyone; note_visit_read writes it.

create trigger audit after insert or update or delete on app.support_visit_reads
  for each row execute function app.audit_row('');
