create or replace function app.my_role() returns text
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (app.who_asks()).role;
end
$$;

comment on function app.my_role() is
  'employee, supervisor or admin, as of now; null for anyone else.';

grant execute on function app.my_role() to authenticated;
