-- docs/decisions/0182-jobs-of-a-dead-server-are-freed.md
create or replace function app.free_lost_jobs(kinds text[], server uuid, lost_after_seconds double precision)
returns void
language plpgsql security definer set search_path = ''
as $$
declare
  longest_silence constant timestamptz := now() - make_interval(secs => lost_after_seconds);
begin
  if not exists (
    select from app.jobs j
    where j.kind = any (kinds) and j.state = 'running' and j.due_at > now() and j.held_at <= longest_silence
      and j.server <> free_lost_jobs.server
  ) then
    return;
  end if;
  -- After an outage of all servers, the others need as long to come back as this one.
  if coalesce(app.server_seconds(free_lost_jobs.server) < lost_after_seconds, true) then
    return;
  end if;
  with lost as (
    select j.id from app.jobs j
    where j.kind = any (kinds) and j.state = 'running' and j.due_at > now() and j.held_at <= longest_silence
      and j.server <> free_lost_jobs.server and app.server_seconds(j.server) is null
    for update skip locked
  )
  update app.jobs j set due_at = now() from lost where j.id = lost.id;
end
$$;

comment on function app.free_lost_jobs(text[], uuid, double precision) is
  'For a server: ends the leases of jobs whose server has ended, so that no one waits for a lease that no one renews.';
