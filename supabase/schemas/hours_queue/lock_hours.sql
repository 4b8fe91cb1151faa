create or replace function app.lock_hours(people uuid[]) returns void
language plpgsql set search_path = ''
as $$
begin
  -- Always locked in the same order, so that no two transactions wait for each other.
  perform pg_advisory_xact_lock(hashtextextended('hours:' || o.person, 0))
  from (select distinct p as person from unnest(people) as p order by p) o;
end
$$;

comment on function app.lock_hours(uuid[]) is
  'One at a time calculates a person''s hours or changes their timesheets, until the transaction ends.';
