create or replace function app.lock_hours(people uuid[]) returns void
language plpgsql set search_path = ''
as $$
declare
  person uuid;
begin
  -- In one order for everyone, so that two never wait for each other.
  for person in select distinct p from unnest(people) as p order by p loop
    perform pg_advisory_xact_lock(hashtextextended('hours:' || person, 0));
  end loop;
end
$$;

comment on function app.lock_hours(uuid[]) is
  'One at a time calculates a person''s hours or changes their timesheets, until the transaction ends.';
