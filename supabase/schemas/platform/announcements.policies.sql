create trigger bump_version before update on app.announcements
  for each row execute function app.bump_version();
create trigger audit after insert or update or delete on app.announcements
  for each row execute function app.audit_row('');
