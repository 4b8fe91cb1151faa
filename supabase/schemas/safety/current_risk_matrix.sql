create or replace function app.current_risk_matrix(company uuid) returns public.risk_matrices
language sql stable security definer set search_path = ''
as $$
  select m from public.risk_matrices m where m.company_id = company order by m.revision desc limit 1
$$;

comment on function app.current_risk_matrix(uuid) is
  'The matrix that a company rates risks by now.';
