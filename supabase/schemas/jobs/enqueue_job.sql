create or replace function app.enqueue_job(
  kind text,
  payload jsonb,
  dedupe_key text default null,
  run_at timestamptz default now()
) returns uuid
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  job uuid;
begin
  -- Locks the row of a waiting job instead of only reading it, so that no worker starts it before this transaction's
  -- changes are visible.
  insert into app.jobs as waiting (kind, payload, dedupe_key, due_at)
  values (
    enqueue_job.kind, coalesce(enqueue_job.payload, '{}'), enqueue_job.dedupe_key,
    coalesce(enqueue_job.run_at, now())
  )
  on conflict (kind, dedupe_key) where state = 'waiting' do update set
    -- A failed job keeps its pause.
    due_at = case
      when waiting.attempts = 0 then least(waiting.due_at, excluded.due_at)
      else waiting.due_at
    end
  returning waiting.id into job;
  perform pg_notify('jobs', '');
  return job;
end
$$;

comment on function app.enqueue_job(text, jsonb, text, timestamptz) is
  'Has a worker run a job once this transaction has committed, or at run_at; answers its id. A waiting job with the '
  'same kind and dedupe_key is answered instead of adding one, with its payload and at the earlier time. One that is '
  'running already does not count: what changed since then needs another run.';
