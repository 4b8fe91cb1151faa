create or replace function app.has_left() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
declare
  asker constant record := app.who_asks(may_be_suspended => true);
begin
  return asker.company_id is null and asker.last_company_id is not null;
end
$$;

comment on function app.has_left() is
  'True when the caller was a member of a company and is none any more. Such a login may hand in its punches from '
  'before (app.own_right) and nothing else.';

grant execute on function app.has_left() to authenticated;
