create or replace function app.refuse_suspended(company uuid) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if app.is_suspended(company) then
    raise exception 'company_suspended' using errcode = 'PT403', detail = 'company_suspended';
  end if;
end
$$;

comment on function app.refuse_suspended(uuid) is
  'Raises PT403 for a suspended company. An error, since a phone would take an empty answer for the truth and forget '
  'what it has.';
