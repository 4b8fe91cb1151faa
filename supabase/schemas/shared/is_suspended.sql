create or replace function app.is_suspended(company uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (
    select from app.company_suspensions s where s.company_id = company and s.lifted_at is null
  );
end
$$;

comment on function app.is_suspended(uuid) is
  'True when the platform has suspended a company.';
