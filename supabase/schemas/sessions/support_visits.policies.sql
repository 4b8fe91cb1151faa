-- Withheld: everything, from everyone; the functions of visits have the rules.

create trigger audit after insert or update or delete on app.support_visits
  for each row execute function app.audit_row('admin_user_id');
