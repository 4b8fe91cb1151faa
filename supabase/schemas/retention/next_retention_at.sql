create or replace function app.next_retention_at(at timestamptz) returns timestamptz
language sql immutable set search_path = ''
as $$
  select (
    date_trunc('day', at at time zone 'UTC' - interval '3 hours 45 minutes') + interval '1 day 3 hours 45 minutes'
  ) at time zone 'UTC'
$$;

comment on function app.next_retention_at(timestamptz) is
  'When the nightly job runs next: at 03:45 UTC, as apps/server/src/upkeep/retention-job.ts.';
