create or replace function app.end_periodic_job(
  job text, held_lease uuid, next_in_seconds double precision, error text default null
) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  update app.periodic_jobs p set
    lease = null,
    lease_until = null,
    due_at = now() + make_interval(secs => next_in_seconds),
    last_ended_at = now(),
    last_error = left(error, 2000)
  where p.name = job and p.lease = held_lease;
  return found;
end
$$;

comment on function app.end_periodic_job(text, uuid, double precision, text) is
  'For a server: ends the run of a periodic job and says when the next one is due. False when its lease was lost.';
