create or replace function app.claim_periodic_job(
  job text, new_lease uuid, lease_seconds integer, first_in_seconds double precision, ignores_time boolean
) returns double precision
language plpgsql security definer set search_path = ''
as $$
declare
  wait_seconds double precision;
begin
  insert into app.periodic_jobs (name, due_at) values (job, now() + make_interval(secs => first_in_seconds))
  on conflict do nothing;
  update app.periodic_jobs p set lease = new_lease, lease_until = now() + make_interval(secs => lease_seconds)
  where p.name = job and (ignores_time or p.due_at <= now()) and (p.lease is null or p.lease_until <= now());
  if found then
    return null;
  end if;
  select extract(epoch from greatest(p.due_at, coalesce(p.lease_until, p.due_at)) - now()) into wait_seconds
  from app.periodic_jobs p where p.name = job;
  return greatest(wait_seconds, 0);
end
$$;

comment on function app.claim_periodic_job(text, uuid, integer, double precision, boolean) is
  'For a server: leases a periodic job that is due, or whatever the time with ignores_time. Null when it is the '
  'server''s, else in how many seconds to ask again.';
