create or replace function app.clock_out_automatically(
  company uuid, person uuid, as_of timestamptz default now()
) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  cause constant app.cause := row(null, null, now(), null)::app.cause;
  running public.time_entries;
  due record;
begin
  perform app.lock_people(company, array[person]);
  -- A punch, or another server, may have been first.
  select * into due from app.auto_outs_due(as_of, person) d where d.company_id = company;
  if not found then
    return false;
  end if;
  select * into running from public.time_entries e where e.company_id = company and e.id = due.entry_id;
  perform app.add_clock_out(running, due.ends_at, due.flags, cause);
  perform app.project_person(company, person, due.ends_at, false, cause);
  perform app.touch_clocks(company, array[person]);
  return true;
end
$$;

comment on function app.clock_out_automatically(uuid, uuid, timestamptz) is
  'For the server: clocks a person out by their company''s rule, where that is still due; answers whether it did.';
