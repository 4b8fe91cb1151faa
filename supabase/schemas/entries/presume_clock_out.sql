-- The transaction may have waited for the clock while the access ended, so the current state counts.
-- docs/decisions/0027-the-end-of-an-access-ends-the-clock.md
create or replace function app.presume_clock_out(company uuid, person uuid, cause app.cause) returns boolean
language plpgsql set search_path = ''
as $$
declare
  running public.time_entries;
  ended_at timestamptz;
begin
  select * into running from public.time_entries e
  where e.company_id = company and e.person_id = person and e.state = 'open';
  if running.id is null or app.role_at(company, person, clock_timestamp()) is not null then
    return false;
  end if;
  select max(m.valid_to) into ended_at
  from public.memberships m where m.company_id = company and m.person_id = person;
  -- If the entry began after the access ended, someone accepted it in spite of that. Devices may be a minute ahead.
  if ended_at is null or running.started_at > ended_at + interval '60 seconds' then
    return false;
  end if;
  perform app.presume_out(running, greatest(ended_at, running.started_at), cause);
  return true;
end
$$;

comment on function app.presume_clock_out(uuid, uuid, app.cause) is
  'Gives the ledger a clock-out, flagged missing_out, where someone''s access ended while they were on the clock; '
  'answers whether it did.';
