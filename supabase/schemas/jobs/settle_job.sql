create or replace function app.settle_job(
  job uuid, held_lease uuid, new_state text, pause_seconds double precision default 0, error text default null
) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  settled app.jobs;
begin
  if new_state in ('done', 'dead', 'canceled') then
    update app.jobs j set
      state = new_state,
      lease = null,
      ended_at = now(),
      last_error = left(error, 2000),
      progress = case when new_state = 'done' then 1 else j.progress end,
      payload = case when new_state = 'dead' then j.payload else '{}' end
    where j.id = job and j.lease = held_lease
    returning * into settled;
  else
    -- A waiting job with the same key already covers the rest of the work.
    delete from app.jobs j
    where j.id = job and j.lease = held_lease and exists (
      select from app.jobs w where w.kind = j.kind and w.dedupe_key = j.dedupe_key and w.state = 'waiting'
    )
    returning * into settled;
    if settled.id is null then
      begin
        update app.jobs j set
          state = 'waiting',
          lease = null,
          attempts = case when new_state = 'returned' then j.attempts - 1 else j.attempts end,
          due_at = now() + make_interval(secs => pause_seconds),
          last_error = coalesce(left(error, 2000), j.last_error)
        where j.id = job and j.lease = held_lease
        returning * into settled;
      exception
        when unique_violation then
          delete from app.jobs j where j.id = job and j.lease = held_lease returning * into settled;
      end;
    end if;
  end if;
  if settled.id is null then
    return false;
  end if;
  if new_state = 'returned' or exists (
    select from app.jobs w
    where w.kind = settled.kind and w.dedupe_key = settled.dedupe_key and w.state = 'waiting' and w.id <> job
  ) then
    perform pg_notify('jobs', '');
  end if;
  return true;
end
$$;

comment on function app.settle_job(uuid, uuid, text, double precision, text) is
  'For a worker: ends its run. new_state is done, dead, canceled, waiting (tried again after the pause) or returned '
  '(as waiting, without counting the attempt). False when the lease was lost, and nothing changes.';
