grant select, insert, update, delete on public.risk_matrices to service_role;
-- Withheld: everything. read_risk_matrix returns the current one, save_risk_matrix adds a revision.

create trigger add_risk_matrix after insert on public.companies
  for each row execute function app.add_risk_matrix();
create trigger audit after insert or update or delete on public.risk_matrices
  for each row execute function app.audit_row('');
