create or replace function app.asks_for_consent(company uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce((c.settings #>> '{support,needs_consent}')::boolean, false)
  from public.companies c where c.id = company
$$;

comment on function app.asks_for_consent(uuid) is
  'True when an admin of the company is asked before support looks at what its people see.';
