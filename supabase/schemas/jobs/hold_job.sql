create or replace function app.hold_job(
  job uuid, held_lease uuid, lease_seconds integer, done_share real default null
) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  is_canceled boolean;
begin
  update app.jobs j set
    due_at = now() + make_interval(secs => lease_seconds),
    held_at = now(),
    progress = least(greatest(coalesce(done_share, j.progress), 0), 1)
  where j.id = job and j.lease = held_lease
  returning j.cancel_asked into is_canceled;
  return case when is_canceled then 'canceled' when is_canceled is null then 'lost' else 'held' end;
end
$$;

comment on function app.hold_job(uuid, uuid, integer, real) is
  'For a worker: renews its lease and notes progress (0 to 1). Answers held, canceled when the job is to stop, or '
  'lost when it is another worker''s by now.';
