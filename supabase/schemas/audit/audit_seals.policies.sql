create trigger refuse_change before update or delete or truncate on app.audit_seals
  for each statement execute function app.refuse_change();
