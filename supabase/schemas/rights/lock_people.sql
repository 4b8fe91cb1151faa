create or replace function app.lock_people(company uuid, people uuid[]) returns void
language plpgsql set search_path = ''
as $$
declare
  clocks uuid[];
  clock uuid;
begin
  loop
    clocks := app.clocks_of(company, people);
    begin
      -- Always locked in the same order, so that no two batches wait for each other.
      foreach clock in array clocks loop
        perform pg_advisory_xact_lock(hashtextextended('clock:' || clock::text, 0));
      end loop;
      if app.clocks_of(company, people) <@ clocks then
        return;
      end if;
      raise exception 'merged meanwhile' using errcode = 'MUMOV';
    exception
      when sqlstate 'MUMOV' then
        null;
    end;
  end loop;
end
$$;

comment on function app.lock_people(uuid, uuid[]) is
  'One writer at a time for a person''s clock, until the transaction ends. Callers outside the company lock no one.';
