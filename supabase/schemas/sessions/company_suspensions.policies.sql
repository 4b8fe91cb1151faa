-- Withheld: everything, from everyone; suspend_company, lift_suspension and my_identity have the rules.

create trigger audit after insert or update or delete on app.company_suspensions
  for each row execute function app.audit_row('suspended_by,lifted_by');
