create or replace function app.add_risk_matrix() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.risk_matrices (company_id, revision) values (new.id, 1);
  return null;
end
$$;

comment on function app.add_risk_matrix() is
  'Gives a new company the default risk matrix.';
