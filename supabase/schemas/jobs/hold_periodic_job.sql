create or replace function app.hold_periodic_job(job text, held_lease uuid, lease_seconds integer) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  update app.periodic_jobs p set lease_until = now() + make_interval(secs => lease_seconds)
  where p.name = job and p.lease = held_lease;
  return found;
end
$$;

comment on function app.hold_periodic_job(text, uuid, integer) is
  'For a server: renews the lease on a periodic job. False when it was lost.';
