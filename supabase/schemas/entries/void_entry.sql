create or replace function app.void_entry(company uuid, entry uuid, cause app.cause) returns void
language plpgsql set search_path = ''
as $$
declare
  breaks constant app.folded_break[] := app.stored_breaks(company, entry);
  before public.time_entries;
  after public.time_entries;
begin
  select * into before from public.time_entries e where e.company_id = company and e.id = entry;
  update public.time_entries e set state = 'void', updated_at = now()
  where e.company_id = company and e.id = entry
  returning * into after;
  perform app.add_event(before, breaks, after, breaks, cause);
end
$$;

comment on function app.void_entry(uuid, uuid, app.cause) is
  'Voids an entry that the ledger no longer leads to; its history stays.';
