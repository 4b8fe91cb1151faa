create or replace function app.cancel_job(kind text, dedupe_key text) returns boolean
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  running uuid;
  found_any boolean;
begin
  update app.jobs j set state = 'canceled', ended_at = now(), payload = '{}'
  where j.kind = cancel_job.kind and j.dedupe_key = cancel_job.dedupe_key and j.state = 'waiting';
  found_any := found;
  update app.jobs j set cancel_asked = true
  where j.kind = cancel_job.kind and j.dedupe_key = cancel_job.dedupe_key and j.state = 'running'
  returning j.id into running;
  if running is not null then
    perform pg_notify('jobs', running::text);
  end if;
  return found_any or running is not null;
end
$$;

comment on function app.cancel_job(text, text) is
  'Cancels the job that waits with this key and asks the one that is running to stop. False when there is none.';
