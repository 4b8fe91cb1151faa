create or replace function app.time_off_balance(company uuid, person uuid, kind uuid) returns integer
language sql stable security definer set search_path = ''
as $$
  select coalesce(sum(l.minutes), 0)::integer from public.time_off_ledger l
  where l.company_id = company and l.person_id = person and l.kind_id = kind
$$;

comment on function app.time_off_balance(uuid, uuid, uuid) is
  'Minutes that are left of a kind of time off: the sum of the ledger.';
