-- Checks the session too, even for people without a company: docs/decisions/0029-what-a-session-must-show.md
create or replace function app.my_company_id() returns uuid
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (app.who_asks()).company_id;
end
$$;

comment on function app.my_company_id() is
  'The company that the caller is a member of now, in a session that holds; null for anyone else, so that a '
  'deactivated person reads nothing.';

grant execute on function app.my_company_id() to authenticated;
