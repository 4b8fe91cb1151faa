create or replace function app.void_entry(company uuid, entry uuid, cause app.cause) returns void
language plpgsql set search_path = ''
as $$
declare
  before constant app.entry_record[] := app.stored_entries(company, array[entry]);
begin
  update public.time_entries e set state = 'void', updated_at = now()
  where e.company_id = company and e.id = entry;
  perform app.add_events(company, before, app.stored_entries(company, array[entry]), cause);
end
$$;

comment on function app.void_entry(uuid, uuid, app.cause) is
  'Voids an entry that the ledger no longer leads to; its history stays.';
