create or replace function app.are_companies_open() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (select s.open_companies from app.platform_settings s);
end
$$;

comment on function app.are_companies_open() is
  'True when the operator of the server lets anyone found a company.';
